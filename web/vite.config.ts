import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

declare const process: { env: Record<string, string | undefined> };

// The build hook names the folder (NAVE_PAGE_OUT); by hand the page goes to web/dist.
export default defineConfig({
  // The server also shows the page at /t/{table}, so assets are named from the root.
  base: "/",
  // Scoped classes get short names: they stand in every template, and all of it counts as script.
  plugins: [
    svelte({ compilerOptions: { cssHash: ({ hash, css, filename }) => `s${hash(filename + css).slice(0, 5)}` } }),
  ],
  build: {
    outDir: process.env["NAVE_PAGE_OUT"] ?? "dist",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Three parts and one for each game: what is small compresses better together than alone. What few people
    // ask for is apart: QR codes, and the workbench for printed pieces.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // First, so that the others do not draw in what everything stands on.
            {
              name: "core",
              test: /node_modules\/(?!qrcode-generator)|src\/lib\/(?!qr\.|bench\.|box\.)|src\/art\/|shared\/(SymbolSheet|Sheet|\w*Dialog|Glyph|Switch|Segments|SeatCrest)\.svelte|titles/,
              priority: 4,
            },
            { name: "qr", test: /qrcode-generator|lib\/qr\.ts|shared\/Qr\.svelte/, priority: 3 },
            { name: "workbench", test: /shared\/(PiecesScreen|pieces\/)|lib\/(bench|box)\./, priority: 1 },
            {
              name: "table",
              test: /src\/shared\/(?!PiecesScreen|Lobby|GameTile|Continue|OpenTables|NewTable|SeedField|SettingRow)\w+\.(svelte|ts)/,
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
