/** Development page: the drawing of Basilica with views of real games. Not part of the built page. */

import { mount } from "svelte";
import "../shared/fonts.css";
import "../art/tokens.css";
import "../games/basilica/tokens.css";
import "../shared/base.css";
import drawing from "../games/basilica/index";
import Harness from "./Harness.svelte";

const files = import.meta.glob("./fixtures/basilica/*.json", { eager: true, import: "default" });
const target = document.getElementById("app") as HTMLElement;
mount(Harness, { target, props: { drawing, files, first: "mid", opened: "site" } });
