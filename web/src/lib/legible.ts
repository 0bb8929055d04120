/**
 * No text on a screen is smaller than this many pixels. Drawings are scaled, and their text with them, so each says in
 * `--least` how large that is in its own units, and its text is as large as drawn or as `--least`, whichever is more.
 */
const LEAST = 12.1;

/** The value of `--least` for a drawing with so many units to a pixel. */
export function leastText(units: number): string {
  return `${Math.round(LEAST * units * 100) / 100}px`;
}

const watch = new ResizeObserver((entries) => {
  for (const { target } of entries) {
    const scale = target instanceof SVGSVGElement ? (target.getScreenCTM()?.a ?? 0) : 0;
    if (target instanceof SVGSVGElement && scale > 0) target.style.setProperty("--least", leastText(1 / scale));
  }
});

/** For a drawing whose size the styles decide. */
export function legible(svg: SVGSVGElement): () => void {
  watch.observe(svg);
  return () => watch.unobserve(svg);
}
