/** The expansion's pieces in plain words, for people who hear the table. */

import { t } from "../text";
import type { CathedralView } from "../types";
import type { CityRow } from "../sent";

export function cityLabel(city: CityRow, names: string[]): string {
  const there = city.contractors.flatMap((n, k) => (n ? [`${names[k] ?? ""} ${n}`] : [])).join(", ");
  const who = there ? t("say-city-there", { list: there }) : t("say-city-empty");
  return city.open
    ? t("say-city", { city: city.name, n: city.cost ?? 0, who })
    : t("say-city-closed", { city: city.name, who });
}

export function specialistText(view: CathedralView, id: string | null): string {
  const row = id ? view.specialists?.[id] : undefined;
  return row ? t("say-specialist", { effect: row.effect, tool: row.tool }) : t("say-specialist-none");
}
