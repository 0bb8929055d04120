/** The keys of a table in play: options, the primary button, the story, and whatever can be opened. */

import type { LiveTable } from "../table.svelte";

/** The list of options, as keys move in it. */
interface List {
  go(step: number): void;
  turn(): void;
  number(digit: number): void;
}

/** What keys do on the screen around the table. */
export interface Screen {
  options: () => List | undefined;
  /** A window lies over the table. */
  covered: () => boolean;
  hint: () => void;
  letGo: () => void;
  showOptions: () => void;
  toBoard: () => void;
  showLog: () => void;
  show: (what: "keys" | "words") => void;
}

const PRESSABLE = "button, a, summary, [role=button]";

/** Keys of what is being told; true if it was one. */
function told(table: LiveTable, pressed: string, target: Element | null): boolean {
  const { story } = table;
  const { scenes } = story;
  const on = (pressed === "Enter" || pressed === " ") && !target?.closest(PRESSABLE);
  if (scenes.open && on) scenes.next();
  else if (scenes.open && pressed === "Escape") scenes.close();
  else if (scenes.open && pressed === "ArrowRight") scenes.next();
  else if (scenes.open && pressed === "ArrowLeft") scenes.back();
  else if (story.past && pressed === "Escape") story.end();
  else if (story.past && pressed === "ArrowRight") void story.step();
  else if (story.past && pressed === "ArrowLeft") void story.back();
  else if (on && story.waits) story.next();
  else if (pressed === "Escape" && story.now) story.skip();
  else if (on && story.losses.length > 0 && table.choice.ready === null) story.understand();
  else return false;
  return true;
}

export function keysOf(at: () => LiveTable, screen: Screen): (event: KeyboardEvent) => void {
  return (event) => {
    const table = at();
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || screen.covered()) return;
    const target = event.target instanceof HTMLElement || event.target instanceof SVGElement ? event.target : null;
    if (target?.closest("input, textarea, select, dialog, aside")) return;
    if (told(table, event.key, target)) {
      event.preventDefault();
      return;
    }
    const pressed = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const options = screen.options();
    if (pressed === "ArrowDown" || pressed === "ArrowUp") options?.go(pressed === "ArrowDown" ? 1 : -1);
    else if (pressed === "Enter" && !target?.closest("button, a, [role=button]")) void table.act();
    else if (pressed === "0") options?.turn();
    else if (/^[1-9]$/.test(pressed)) options?.number(Number(pressed));
    else if (pressed === "Escape") {
      table.letGo();
      table.advice.hint = null;
      screen.letGo();
    } else if (pressed === "u") table.undo();
    else if (pressed === "r") table.restart();
    else if (pressed === "h" && table.myTurn) screen.hint();
    else if (pressed === "o") screen.showOptions();
    else if (pressed === "b") screen.toBoard();
    else if (pressed === "l") screen.showLog();
    else if (pressed === "?") screen.show("keys");
    else if (pressed === "w") screen.show("words");
    else return;
    event.preventDefault();
  };
}
