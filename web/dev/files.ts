/** Tests run without a server: the files of the page are read from where they lie. */

import { readFileSync } from "node:fs";

globalThis.fetch = async (address) => new Response(readFileSync(new URL(`..${String(address)}`, import.meta.url)));
