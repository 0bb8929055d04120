import "./lib/early";
import { mount } from "svelte";
import App from "./App.svelte";
import { language } from "./lib/language";
import "./art/tokens.css";
import "./shared/fonts.css";
import "./shared/base.css";
import "./shared/bar.css";
import "./shared/frame.css";

const target = document.getElementById("app");
if (!target) throw new Error("the page has no place to draw in");
document.documentElement.lang = language;
mount(App, { target });

// The server was renewed while the page was open: its parts have new names. Load it anew, but not in circles.
addEventListener("vite:preloadError", () => {
  const last = Number(sessionStorage.getItem("nave.renewed") ?? 0);
  if (Date.now() - last < 30_000) return;
  sessionStorage.setItem("nave.renewed", String(Date.now()));
  location.reload();
});
