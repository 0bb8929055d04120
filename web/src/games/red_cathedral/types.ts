/** The view of The Red Cathedral, as the engine declares it. */

import type { View } from "../../lib/board";
import type { ContractorsView } from "./sent";

export type { FinalRow, FinalTower, IvanRow, PlayerRow, SectionRow, TileOnSpace, TowerRow } from "./sent";

export type Amounts = Record<string, number>;
export type CathedralView = View & ContractorsView;
