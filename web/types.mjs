// Makes src/lib/api.d.ts from the server's own description, and src/games/<game>/sent.ts from what the games declare to
// send, and the keys of the page's language files. With --check it only tells whether the files are up to date.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import openapiTS, { astToString } from "openapi-typescript";
import { words } from "./words.mjs";

const target = new URL("src/lib/api.d.ts", import.meta.url);
const root = new URL("..", import.meta.url);
const python = process.env.PYTHON ?? ".venv/bin/python";
const folder = mkdtempSync(join(tmpdir(), "nave-types-"));
let made;
try {
  const description = join(folder, "openapi.json");
  execFileSync(python, ["scripts/page_types.py", description], { cwd: root, stdio: "inherit" });
  const types = await openapiTS(JSON.parse(readFileSync(description, "utf8")));
  made = `/** Made from the server's description by \`npm run types\`; do not change it by hand. */\n\n${astToString(types)}`;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
if (process.argv.includes("--check")) {
  if (readFileSync(target, "utf8") !== made) {
    console.error("src/lib/api.d.ts is not what the server offers: npm run types");
    process.exit(1);
  }
  console.log("src/lib/api.d.ts is up to date");
} else {
  writeFileSync(target, made);
}
if (!words(process.argv.includes("--check"))) process.exit(1);
const checking = process.argv.includes("--check") ? ["--check"] : [];
execFileSync(python, ["scripts/game_types.py", ...checking], { cwd: root, stdio: "inherit" });
