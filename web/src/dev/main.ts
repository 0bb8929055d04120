/** Development page: the drawing of The Red Cathedral with views of real games. Not part of the built page. */

import { mount } from "svelte";
import "../shared/fonts.css";
import "../art/tokens.css";
import "../games/red_cathedral/tokens.css";
import "../shared/base.css";
import Harness from "./Harness.svelte";

mount(Harness, { target: document.getElementById("app") as HTMLElement });
