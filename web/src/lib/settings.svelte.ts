/** What this browser's person likes. Kept in this browser only. */

export interface Liking {
  theme: "auto" | "light" | "dark";
  motion: "auto" | "less";
  /** Colors of pieces: as printed, or set apart for people who see red and green alike. */
  colors: "print" | "clear";
  sound: boolean;
  notify: boolean;
  name: string;
  bot: string;
}

const KEY = "nave.settings";
const START: Liking = {
  theme: "auto",
  motion: "auto",
  colors: "print",
  sound: false,
  notify: false,
  name: "",
  bot: "",
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
