/** What a table needs besides its words is asked for before them: else one reply would wait for another. */

import { router } from "./route.svelte";

if (router.current.screen === "table") import("../shared/TableScreen.svelte").catch(() => undefined);
