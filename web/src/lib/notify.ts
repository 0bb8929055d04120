/** Tells a person elsewhere that it is their turn: title, one soft note, a notification. Each only if wished. */

import { settings } from "./settings.svelte";
import { t } from "./text";

let sound: AudioContext | null = null;

export function yourTurn(game: string): void {
  if (settings.liking.sound) note();
  if (settings.liking.notify && document.hidden && "Notification" in window && Notification.permission === "granted") {
    new Notification(t("app-name"), { body: t("notify-body", { game }), tag: "nave-turn", icon: "/icon.svg" });
  }
}

/** What the title says of the table that is open, and how many tables wait for me in all. */
let shown = { mine: false, game: "" };
let tables = 0;

export function title(mine: boolean, game: string): void {
  shown = { mine, game };
  write();
}

/** So many tables wait for an answer of mine. */
export function waiting(count: number, sounds = false): void {
  tables = count;
  write();
  if (sounds) note();
  if ("setAppBadge" in navigator) void (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge());
}

function write(): void {
  const { mine, game } = shown;
  const words = mine
    ? `● ${t("title-your_turn")} · ${game}`
    : game
      ? `${game} · ${t("app-name")}`
      : tables > 0
        ? t("title-wait", { n: tables })
        : t("app-name");
  document.title = tables > 0 ? `(${tables}) ${words}` : words;
}

/** Asks the browser; false if it says no. */
export async function mayNotify(): Promise<boolean> {
  return "Notification" in window && (await Notification.requestPermission()) === "granted";
}

export function note(): void {
  try {
    sound ??= new AudioContext();
    const now = sound.currentTime;
    const tone = sound.createOscillator();
    const loudness = sound.createGain();
    tone.type = "sine";
    tone.frequency.setValueAtTime(659, now);
    tone.frequency.setValueAtTime(880, now + 0.16);
    loudness.gain.setValueAtTime(0.0001, now);
    loudness.gain.exponentialRampToValueAtTime(0.12, now + 0.03);
    loudness.gain.exponentialRampToValueAtTime(0.0001, now + 0.7);
    tone.connect(loudness).connect(sound.destination);
    tone.start(now);
    tone.stop(now + 0.75);
  } catch {
    // No sound device: the title tells it too.
  }
}
