import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

declare const process: { env: Record<string, string | undefined> };

// The build hook names the folder (NAVE_PAGE_OUT); by hand the page goes to web/dist.
export default defineConfig({
  // The server also shows the page at /t/{table}, so assets are named from the root.
  base: "/",
  plugins: [svelte()],
  build: {
    outDir: process.env["NAVE_PAGE_OUT"] ?? "dist",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
});
