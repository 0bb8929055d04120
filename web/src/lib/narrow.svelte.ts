/**
 * How much room the page has. `narrow`: one part of the table at a time, chosen by tabs, as on a phone; `flat`: a phone
 * on its side, or a window zoomed until it is as low as one; `desk`: a rail stands beside the board; `coarse`: fingers
 * touch it; `high`: a desk with room for curves under the strip of a replay. The styles say the same:
 * `(max-width: 700px), (max-height: 640px)` and `(max-height: 640px) and (orientation: landscape)`.
 */

const phone = matchMedia("(max-width: 700px), (max-height: 640px)");
const side = matchMedia("(max-height: 640px) and (orientation: landscape)");
const table = matchMedia("(min-width: 1181px) and (min-height: 641px)");
const study = matchMedia("(min-width: 1181px) and (min-height: 940px)");
const fingers = matchMedia("(pointer: coarse)");

class Width {
  narrow = $state(phone.matches);
  flat = $state(side.matches);
  desk = $state(table.matches);
  high = $state(study.matches);
  coarse = $state(fingers.matches);

  constructor() {
    phone.addEventListener("change", () => (this.narrow = phone.matches));
    side.addEventListener("change", () => (this.flat = side.matches));
    table.addEventListener("change", () => (this.desk = table.matches));
    study.addEventListener("change", () => (this.high = study.matches));
    fingers.addEventListener("change", () => (this.coarse = fingers.matches));
  }
}

export const width = new Width();
