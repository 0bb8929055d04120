// A finger leaves what it touched under a pointer that is not there any more: only what can hover shows what lies under it.

/** Of styles, rules for what is hovered over hold only where a pointer can. */
export function hoverOnly() {
  return {
    postcssPlugin: "hover-only",
    Rule(rule, { AtRule }) {
      const [still, hovered] = [false, true].map((is) => rule.selectors.filter((one) => one.includes(":hover") === is));
      if (hovered.length === 0 || rule.parent?.params === "(hover: hover)") return;
      const media = new AtRule({ name: "media", params: "(hover: hover)" });
      media.append(rule.clone({ selectors: hovered }));
      rule.after(media);
      if (still.length > 0) rule.selectors = still;
      else rule.remove();
    },
  };
}
