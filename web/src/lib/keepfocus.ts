/** Focus stays where one works: what has it may go with an answer, then its neighbor takes over. */

const FOCUSABLE = "button:not([disabled]), [tabindex='0'], a[href]";

/** Among these the next one is looked for, from the nearest to the farthest. */
const PLACES = ["[data-options]", ".options", "[role=group]", "section", "main", ".bar"];

/** Who says that an answer has come, and that the list of options goes. */
interface Goes {
  beforeTheList: (() => void) | null;
}

/** Of one table, as long as it is shown. */
export const keepFocus = (table: Goes) => (root: HTMLElement) => kept(root, table);

function kept(root: HTMLElement, table: Goes): () => void {
  let last: { el: Element; piece: string | null; places: Element[]; busy: boolean } | null = null;

  const remember = (event: FocusEvent): void => {
    const el = event.target;
    // A mouse leaves Enter to the one primary button.
    last = null;
    if (!(el instanceof Element) || !el.matches(":focus-visible")) return;
    const places = PLACES.flatMap((place) => el.parentElement?.closest(place) ?? []);
    last = { el, piece: el.getAttribute("data-piece"), places, busy: false };
  };
  const inside = (place: Element): HTMLElement | SVGElement | null =>
    [...place.querySelectorAll<HTMLElement | SVGElement>(FOCUSABLE)].find((one) => one.getClientRects().length > 0) ??
    null;
  const look = (): void => {
    if (!last) return;
    if (last.el.matches(":disabled")) last.busy = true;
    // Only what went away, or was out of use for a moment, gives its focus up.
    if (document.activeElement !== document.body || (last.el.isConnected && !last.busy)) return;
    if (last.el.isConnected) {
      if (last.el instanceof HTMLElement && !last.el.matches(":disabled")) last.el.focus({ preventScroll: true });
      return;
    }
    const { piece, places } = last;
    const same = piece ? root.querySelector<HTMLElement>(`[data-piece="${CSS.escape(piece)}"]`) : null;
    const near = places.filter((place) => place.isConnected).map(inside);
    const next = [same, ...near, root.querySelector<HTMLElement>(".btn.go")].find((one) => one !== null);
    // Nothing yet while an answer is on its way: what it brings is looked at as well.
    next?.focus({ preventScroll: true });
  };
  // With the next frame, which works out where everything is anyway: asked before it, the page would do so twice.
  let frame = 0;
  const soon = (): void => {
    if (last && frame === 0)
      frame = requestAnimationFrame(() => {
        frame = 0;
        look();
      });
  };
  // What has the focus in the list gives it up before it goes: if it went with it, the browser would work out the
  // half-drawn page, only to do so again for the whole.
  const givesUp = (): void => {
    const el = last?.el;
    if (!last || !(el instanceof HTMLElement) || el !== document.activeElement || !el.closest(".options")) return;
    last.busy = true;
    el.blur();
    soon();
  };
  table.beforeTheList = givesUp;
  const watch = new MutationObserver(soon);
  watch.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ["disabled"] });
  root.addEventListener("focusin", remember);
  return () => {
    if (table.beforeTheList === givesUp) table.beforeTheList = null;
    watch.disconnect();
    cancelAnimationFrame(frame);
    root.removeEventListener("focusin", remember);
  };
}
