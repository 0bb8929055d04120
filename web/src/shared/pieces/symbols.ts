/** What is printed on pieces, symbol by symbol, to find a piece by what is on it. */

import type { PieceData, Tray, Values } from "../../lib/box";

export interface Printed {
  /** The symbol as it is drawn; alike wherever it stands. */
  id: string;
  field: string;
  value: string;
}

type Symbol = (field: string, value: string) => string | null;

function inPlace(tray: Tray | undefined, field: string, value: unknown, symbol: Symbol): Printed[] {
  if (!tray || value === null || value === undefined) return [];
  if (tray.kind === "list") return (value as unknown[]).flatMap((one) => inPlace(tray.item, field, one, symbol));
  if (tray.kind === "record")
    return Object.entries(value).flatMap(([inner, one]) => inPlace(tray.fields?.[inner], inner, one, symbol));
  if (tray.kind === "map")
    return Object.entries(value as Record<string, number>).flatMap(([name, count]) =>
      Array.from({ length: count }, () => inPlace(tray.keys, field, name, symbol)).flat(),
    );
  if (tray.kind !== "choice") return [];
  const id = symbol(field, String(value));
  return id === null ? [] : [{ id, field, value: String(value) }];
}

export function symbolsOf(piece: PieceData, values: Values, trays: Tray[], symbol: Symbol): Printed[] {
  return piece.places.flatMap((place) => inPlace(trays[place.tray], place.field, values[place.field], symbol));
}

/** Whether all wanted symbols are there, each as often as it is wanted. */
export function shows(printed: Printed[], wanted: string[]): boolean {
  const left = printed.map((one) => one.id);
  return wanted.every((id) => {
    const at = left.indexOf(id);
    if (at < 0) return false;
    left.splice(at, 1);
    return true;
  });
}

/** The symbols of a sheet, each once, those on most pieces first. */
export function offered(pieces: Printed[][]): Printed[] {
  const found = new Map<string, { one: Printed; count: number }>();
  for (const printed of pieces)
    for (const one of new Map(printed.map((each) => [each.id, each])).values())
      found.set(one.id, { one, count: (found.get(one.id)?.count ?? 0) + 1 });
  return [...found.values()].sort((a, b) => b.count - a.count).map(({ one }) => one);
}
