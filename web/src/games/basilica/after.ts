/** What is looked at when a game is over. */

import type { After } from "../../lib/board";
import Scores from "./Scores.svelte";

const after: After = { Scores };

export default after;
