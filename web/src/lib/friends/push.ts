/** Web Push: this browser is told that a table waits while no page is open. Only after a touch, never by itself. */

import { api, submission } from "../api";
import { seatsOf } from "./move";
import { sittings } from "../seats.svelte";
import { settings } from "../settings.svelte";

export type Able = "yes" | "channel" | "insecure" | "unable" | "off" | "denied";

/** Whether this browser can be told at this address, by push or by what the server has instead; if not, why. */
export async function able(): Promise<Able> {
  const { key, also } = await api.pushed();
  const why = barred();
  if (why !== null) return also.length > 0 ? "channel" : why;
  return key === null ? "off" : "yes";
}

function barred(): "insecure" | "unable" | "denied" | null {
  if (!isSecureContext) return "insecure";
  if (!("serviceWorker" in navigator) || !("PushManager" in window) || !("Notification" in window)) return "unable";
  return Notification.permission === "denied" ? "denied" : null;
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replace(/-/g, "+").replace(/_/g, "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

async function subscription(key: string | null): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.register("/sw.js");
  await navigator.serviceWorker.ready;
  const known = await worker.pushManager.getSubscription();
  if (known || key === null) return known;
  return worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
}

/** Ask the browser and tell the server; false if either says no. */
export async function begin(): Promise<boolean> {
  const { key } = await api.pushed();
  if (barred() !== null) {
    const channel = `channel:${submission().replaceAll("-", "")}`;
    await tell(channel, "", "");
    settings.change({ push: true, channel });
    return true;
  }
  if (key === null || (await Notification.requestPermission()) !== "granted") return false;
  const made = await subscription(key);
  if (!made) return false;
  await send(made);
  settings.change({ push: true });
  return true;
}

export async function end(): Promise<void> {
  const { channel } = settings.liking;
  settings.change({ push: false, channel: "" });
  if (channel) {
    await api.pushForget(channel);
    return;
  }
  const known = await subscription(null);
  if (!known) return;
  await api.pushForget(known.endpoint);
  await known.unsubscribe();
}

/** Other seats or quiet hours than the server knows of. */
export async function renew(): Promise<void> {
  if (settings.liking.mail) await tell(settings.liking.mail, "", "");
  if (!settings.liking.push) return;
  if (settings.liking.channel) {
    await tell(settings.liking.channel, "", "");
    return;
  }
  const known = await subscription(null);
  if (known) await send(known);
  else settings.change({ push: false });
}

/** Whether the server writes to people, and at which address this browser's person is told. */
export async function writes(): Promise<boolean> {
  return (await api.pushed()).mail;
}

export function address(): string {
  return /^mailto:(.*);/.exec(settings.liking.mail)?.[1] ?? "";
}

/** The address is kept once the number that was sent there is given. */
export async function beginMail(given: string, number: string): Promise<void> {
  const mail = `mailto:${given};${submission().replaceAll("-", "")}`;
  await tell(mail, "", "", number);
  settings.change({ mail });
}

export async function endMail(): Promise<void> {
  const { mail } = settings.liking;
  settings.change({ mail: "" });
  await api.pushForget(mail);
}

async function send(made: PushSubscription): Promise<void> {
  const { endpoint, keys } = made.toJSON();
  await tell(endpoint ?? "", keys?.["p256dh"] ?? "", keys?.["auth"] ?? "");
}

async function tell(endpoint: string, p256dh: string, auth: string, number = ""): Promise<void> {
  const { quietFrom, quietTo, news } = settings.liking;
  await api.push({
    endpoint,
    p256dh,
    auth,
    // The server takes a hundred; finished games tell nothing more.
    seats: seatsOf(sittings.ordered).slice(0, 100),
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC",
    quiet_from: quietFrom,
    quiet_to: quietTo,
    kinds: [...news],
    number,
  });
}
