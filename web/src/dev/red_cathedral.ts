/** Development page: the drawing of The Red Cathedral with views of real games. Not part of the built page. */

import { mount } from "svelte";
import "../shared/fonts.css";
import "../art/tokens.css";
import "../games/red_cathedral/tokens.css";
import "../shared/base.css";
import drawing from "../games/red_cathedral/index";
import Harness from "./Harness.svelte";

const files = import.meta.glob("./fixtures/*.json", { eager: true, import: "default" });
const target = document.getElementById("app") as HTMLElement;
mount(Harness, { target, props: { drawing, files, first: "mid-3", opened: "market" } });
