import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { briefWords } from "./briefly.mjs";
import { hoverOnly } from "./hover.mjs";

declare const process: { env: Record<string, string | undefined> };

// Which part of the script the files belong to; see the groups below.
const EVERYWHERE = "SymbolSheet|Sheet|Dialog|LanguagePick|Glyph|Switch|Segments|SeatCrest|titles(\\.svelte)?|download";
const LOBBY = "Lobby|GameTile|LearnTile|PuzzleLink|Continue|OpenTables|QuickPlay|New\\w*|SeedField|SettingRow";
const OPENED = "PiecesScreen|TableMenu|Hint|KeysDialog|SettingsDialog|Qr";
const ENDING = "Aftermath|Podium|Rematch|SourceTable";
const AFTERWARDS = "Replay\\w*|PlayOn|Film|Graph|JudgePanel";
/** Logic of tables, which the lobby does without. */
const AT_TABLES = "table/|(table|live|story|journal|motion|pieces|touch|keepfocus|fingers|scrollable|track|legible)\\.";
/** Logic of what few people ask for. */
const APART = "friends/|(qr|bench|box|lesson|judged?(turns)?|replay|curve|ghosts|trial|puzzle|again)\\.";

// The build hook names the folder (NAVE_PAGE_OUT); by hand the page goes to web/dist.
export default defineConfig({
  // The server also shows the page at /t/{table}, so assets are named from the root.
  base: "/",
  // Scoped classes get short names: they stand in every template, and all of it counts as script.
  plugins: [
    svelte({ compilerOptions: { cssHash: ({ hash, css, filename }) => `s${hash(filename + css).slice(0, 5)}` } }),
    briefWords(),
  ],
  css: { postcss: { plugins: [hoverOnly()] } },
  build: {
    outDir: process.env["NAVE_PAGE_OUT"] ?? "dist",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Three parts and one for each game: what is small compresses better together than alone. What few people
    // ask for is apart: QR codes, lessons, puzzles, the workbench for printed pieces, and what is looked at after a game.
    rolldownOptions: {
      output: {
        // Language files are told apart by whose they are: `words-de`, `words-basilica-de`.
        assetFileNames: ({ originalFileNames: [path = ""] }) => {
          const [, whose, tag] = /src\/(?:.*?(\w+)\/)?words\/([\w-]+)\.ftl$/.exec(path) ?? [];
          return tag
            ? `assets/words-${whose ? `${whose}-` : ""}${tag}-[hash][extname]`
            : "assets/[name]-[hash][extname]";
        },
        codeSplitting: {
          groups: [
            // First, so that the others do not draw in what everything stands on.
            {
              name: "core",
              test: new RegExp(
                `node_modules/(?!qrcode-generator)|src/lib/(?!${AT_TABLES}|${APART})|src/art/|shared/(${EVERYWHERE})\\.`,
              ),
              priority: 4,
            },
            { name: "qr", test: /qrcode-generator|lib\/qr\.ts|shared\/Qr\.svelte/, priority: 3 },
            // What people with several tables load on top.
            { name: "friends", test: /(shared|lib)\/friends\//, priority: 1 },
            // Opened from the bar or by a key.
            { name: "menu", test: /shared\/(TableMenu|Hint|KeysDialog)\.svelte/, priority: 1 },
            { name: "settings", test: /shared\/SettingsDialog\.svelte/, priority: 1 },
            { name: "companion", test: /shared\/companion\//, priority: 1 },
            { name: "scene", test: /shared\/scene\//, priority: 1 },
            { name: "texts", test: /shared\/texts\//, priority: 1 },
            { name: "rules", test: /shared\/rules\//, priority: 1 },
            { name: "lens", test: /shared\/lens\//, priority: 1 },
            { name: "learn", test: /shared\/learn\/|lib\/lesson\./, priority: 1 },
            { name: "puzzle", test: /shared\/puzzle\/|lib\/(trial|puzzle|again)\./, priority: 1 },
            { name: "workbench", test: /shared\/(PiecesScreen|pieces\/)|lib\/(bench|box)\./, priority: 1 },
            // Before what is looked at afterwards, which would else draw in what it shares with the table: whoever plays
            // would load all of it, and the lobby as well.
            {
              name: "table",
              test: new RegExp(
                `src/lib/(${AT_TABLES})|src/shared/(?!(${LOBBY}|${OPENED}|${ENDING}|${AFTERWARDS})\\.)\\w+\\.(svelte|ts)`,
              ),
              priority: 3,
            },
            // What people see at the end of a game, and what they look back with.
            { name: "ending", test: new RegExp(`shared/(${ENDING})\\.svelte`), priority: 2 },
            {
              name: "afterwards",
              test: new RegExp(`shared/(${AFTERWARDS})\\.svelte|lib/(judged?(turns)?|ghosts|replay|curve)\\.`),
              priority: 2,
            },
          ],
        },
      },
    },
  },
  test: { setupFiles: ["dev/files.ts"] },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
});
