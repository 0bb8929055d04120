/** The view of Basilica, as the engine declares it. */

import type { View } from "../../lib/board";
import type * as sent from "./sent";

export type { Breakdown as BreakdownRow, NamedView as Jester, SheetRow as Scoring } from "./sent";
export type Color = string;
export type RankName = string;
export type Seat = "ivory" | "ebony";
export const SEATS: Seat[] = ["ivory", "ebony"];

export type Area = sent.AreaRow & Partial<sent.GainedArea>;
export type VaultTile = sent.VaultView;
export type OrderTile = Omit<sent.FaceView, "stack">;
export type Pawn = sent.BuilderRow;
export type PlayerRow = sent.PlayerView;
/** A vault with what stands on it, or scaffolding. */
export type Cell = Partial<sent.VaultCellView & sent.ScaffoldingCellView> & { row: number; column: number };

export type BasilicaView = View &
  Omit<sent.BasilicaView, "cathedral"> & { cathedral: Record<string, Cell>; final?: sent.Breakdown[] };
