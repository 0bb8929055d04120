/** Development page: the drawing of Basilica with views of real games. Not part of the built page. */

import { mount } from "svelte";
import "../shared/fonts.css";
import "../art/tokens.css";
import "../games/basilica/tokens.css";
import "../shared/base.css";
import Harness from "./BasilicaHarness.svelte";

mount(Harness, { target: document.getElementById("app") as HTMLElement });
