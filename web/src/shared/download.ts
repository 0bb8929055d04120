import { api } from "../lib/api";

/** Save the record of a table as a file. */
export async function download(table: string, key: string | null, game: string): Promise<void> {
  const text = await api.record(table, key);
  const address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = `${game}-${table}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
