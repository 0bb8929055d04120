/** Web Push: this browser is told that a table waits while no page is open. Only after a touch, never by itself. */

import { api } from "../api";
import { seatsOf } from "./move";
import { sittings } from "../seats.svelte";
import { settings } from "../settings.svelte";

export type Able = "yes" | "insecure" | "unable" | "off" | "denied";

/** Whether this browser can be told at this address, and if not, why. */
export async function able(): Promise<Able> {
  if (!isSecureContext) return "insecure";
  if (!("serviceWorker" in navigator) || !("PushManager" in window) || !("Notification" in window)) return "unable";
  if (Notification.permission === "denied") return "denied";
  return (await api.pushKey()) === null ? "off" : "yes";
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
  const key = await api.pushKey();
  if (key === null || (await Notification.requestPermission()) !== "granted") return false;
  const made = await subscription(key);
  if (!made) return false;
  await send(made);
  settings.change({ push: true });
  return true;
}

export async function end(): Promise<void> {
  settings.change({ push: false });
  const known = await subscription(null);
  if (!known) return;
  await api.pushForget(known.endpoint);
  await known.unsubscribe();
}

/** Other seats or quiet hours than the server knows of. */
export async function renew(): Promise<void> {
  if (!settings.liking.push) return;
  const known = await subscription(null);
  if (known) await send(known);
  else settings.change({ push: false });
}

async function send(made: PushSubscription): Promise<void> {
  const { endpoint, keys } = made.toJSON();
  const { quietFrom, quietTo, news } = settings.liking;
  await api.push({
    endpoint: endpoint ?? "",
    p256dh: keys?.["p256dh"] ?? "",
    auth: keys?.["auth"] ?? "",
    // The server takes a hundred; finished games tell nothing more.
    seats: seatsOf(sittings.ordered).slice(0, 100),
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC",
    quiet_from: quietFrom,
    quiet_to: quietTo,
    kinds: [...news],
  });
}
