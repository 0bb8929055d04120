// Writes the keys of a language file beside it, so that the compiler knows a misspelt one: words/en.ftl -> words/keys.ts.
// With `check` it only tells whether the files are up to date.
import { readFileSync, writeFileSync } from "node:fs";

const FILES = ["src/words/", "src/shared/pieces/words/", "src/shared/lens/words/", "src/games/basilica/words/"];

export function words(check) {
  let good = true;
  for (const folder of FILES) {
    const source = readFileSync(new URL(`${folder}en.ftl`, import.meta.url), "utf8");
    const keys = [...source.matchAll(/^([a-z][\w-]*) =/gim)].map((found) => `  | "${found[1]}"`);
    const made = `/** Made from en.ftl by \`npm run types\`; do not change it by hand. */\n\nexport type Key =\n${keys.join("\n")};\n`;
    const target = new URL(`${folder}keys.ts`, import.meta.url);
    if (!check) writeFileSync(target, made);
    else if (readFileSync(target, "utf8") !== made) {
      console.error(`${folder}keys.ts has not the keys of en.ftl: npm run types`);
      good = false;
    }
  }
  return good;
}
