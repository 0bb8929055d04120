export function briefly(source: string): string;
export function briefWords(): import("vite").Plugin;
