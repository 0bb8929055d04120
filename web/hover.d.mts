export function hoverOnly(): import("postcss").Plugin;
