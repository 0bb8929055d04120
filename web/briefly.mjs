// A language file as it travels: what only people who write it need is left out, the messages are the same.
export function briefly(source) {
  return source
    .split("\n")
    .filter((line) => line.trim() && !line.startsWith("#"))
    .map((line) =>
      line
        // Variants, attributes and closing braces may stand further left; other lines are text, and stay.
        .replace(/^\s+(?=\*?\[|\.[\w-]+ =|\}\s*$)/, " ")
        .replace(/^( ?\.?[\w-]+) = ?/, "$1=")
        .replace(/\{ (\$[\w-]+) \}/g, "{$1}")
        .replace(/\s+$/, ""),
    )
    .join("\n")
    .concat("\n");
}

/** Makes the language files of a build brief. */
export function briefWords() {
  return {
    name: "brief-words",
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === "asset" && file.fileName.endsWith(".ftl")) file.source = briefly(String(file.source));
      }
    },
  };
}
