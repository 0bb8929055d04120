import { api } from "../lib/api";

/** Save the record of a table as a file. */
export async function download(table: string, key: string | null, game: string): Promise<void> {
  save(`${game}-${table}.json`, await api.record(table, key));
}

/** Save a text as a file. */
export function save(name: string, text: string, type = "application/json"): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
