/** What this browser's person likes. Kept in this browser only. */

/** `step` waits for a touch after each thing that happens. */
export type Pace = "step" | "slow" | "normal" | "instant";

/** Kinds of news, as the server calls them. */
export type News = "turn" | "time" | "asked" | "table" | "over" | "chat";
export const NEWS: News[] = ["turn", "time", "asked", "table", "over", "chat"];

export interface Liking {
  /** Empty: as the browser says (lib/language.ts). */
  language: string;
  theme: "auto" | "light" | "dark";
  motion: "auto" | "less";
  /** How fast others' turns are shown here. */
  pace: Pace;
  /** Whether scorings are counted on the table when they happen; in the story they always can be. */
  scenes: boolean;
  /** Whether chances to win are shown above running games, where they may be told. */
  chances: boolean;
  /** Colors of pieces: as printed, or set apart for people who see red and green alike. */
  colors: "print" | "clear";
  /** Whether the teacher stands at the elbow in somebody's first games. */
  tips: boolean;
  /** Each step of a turn is confirmed, instead of the whole turn. */
  steps: boolean;
  sound: boolean;
  notify: boolean;
  /** Told by push while no page is open, but not between these minutes of the day. */
  push: boolean;
  /** What this browser calls itself where no push reaches it and the server tells in other ways. */
  channel: string;
  /** What it calls itself where its person is told by mail, the address in it; empty if nobody is. */
  mail: string;
  quietFrom: number | null;
  quietTo: number | null;
  /** What to be told of then. */
  news: News[];
  name: string;
  bot: string;
  /** What Play now means, by game. */
  quick: Record<string, Quick>;
}

/** A quick game: how many sit, how strong the bots are, whether the expansion is in play. */
export interface Quick {
  seats: number;
  bot: string;
  extra: boolean;
}

const KEY = "nave.settings";
const START: Liking = {
  language: "",
  theme: "auto",
  motion: "auto",
  pace: "normal",
  scenes: true,
  chances: false,
  tips: true,
  colors: "print",
  steps: false,
  sound: false,
  notify: false,
  push: false,
  channel: "",
  mail: "",
  quietFrom: 22 * 60,
  quietTo: 8 * 60,
  news: ["turn", "time", "asked", "table", "over"],
  name: "",
  bot: "",
  quick: {},
};

function read(): Liking {
  try {
    return { ...START, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return { ...START };
  }
}

class Settings {
  liking: Liking = $state(read());
  #night = matchMedia("(prefers-color-scheme: dark)");
  #calm = matchMedia("(prefers-reduced-motion: reduce)");
  #systemDark = $state(this.#night.matches);
  #systemCalm = $state(this.#calm.matches);

  constructor() {
    this.#night.addEventListener("change", (now) => (this.#systemDark = now.matches));
    this.#calm.addEventListener("change", (now) => (this.#systemCalm = now.matches));
    // Another tab changed something.
    addEventListener("storage", (event) => {
      if (event.key === KEY) this.liking = read();
    });
  }

  get dark(): boolean {
    return this.liking.theme === "auto" ? this.#systemDark : this.liking.theme === "dark";
  }

  get calm(): boolean {
    return this.liking.motion === "less" || this.#systemCalm;
  }

  change(some: Partial<Liking>): void {
    this.liking = { ...this.liking, ...some };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.liking));
    } catch {
      // A browser that keeps nothing still lets people play.
    }
  }
}

export const settings = new Settings();
