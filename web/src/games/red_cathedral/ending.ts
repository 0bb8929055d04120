/** A finished game as it is entered: finished sections with their banners and ornaments, and what players have left. */

export interface Form {
  plans: { plan: string; heights: number[] }[];
  players: { color: string; ivan: boolean }[];
  lap: number;
  tools: string[];
  contracts: boolean;
}

export interface PlayerEnd {
  marker: number;
  goods: number;
  tools: Record<string, number>;
  contracts: number;
}

export interface Finished {
  banner: number;
  ornament: number | null;
}

export interface End {
  plan: string;
  sections: Record<string, Finished>;
  players: PlayerEnd[];
}

export function blank(form: Record<string, unknown>): Record<string, unknown> {
  const { plans, players } = form as unknown as Form;
  const end: End = {
    plan: plans[0]?.plan ?? "",
    sections: {},
    players: players.map(() => ({ marker: 0, goods: 0, tools: {}, contracts: 0 })),
  };
  return { ...end };
}

/** A banner or an ornament set on a section; the same once more takes it away. An ornament needs a finished section. */
export function set(end: End, section: string, what: "banner" | "ornament", player: number): End {
  const now = end.sections[section];
  const sections = { ...end.sections };
  if (what === "banner") {
    if (now?.banner === player) delete sections[section];
    else sections[section] = { banner: player, ornament: now?.ornament ?? null };
  } else if (now) sections[section] = { ...now, ornament: now.ornament === player ? null : player };
  return { ...end, sections };
}
