/** This browser as a way of notices: it gives an address and keys, which the server keeps. */
import type { AddWay } from "$lib/generated/types";

/** Whether this browser can show notices at all. */
export const able = (): boolean => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

export class Denied extends Error {}

/** The address of this browser, if it is told already. */
export async function present(): Promise<PushSubscription | null> {
  if (!able()) return null;
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** Ask the person and the browser, and return what the server is to be told. */
export async function subscribe(key: string): Promise<Pick<AddWay, "kind" | "address" | "p256dh" | "auth" | "label">> {
  if ((await Notification.requestPermission()) !== "granted") throw new Denied();
  const worker = await navigator.serviceWorker.ready;
  const known = await worker.pushManager.getSubscription();
  if (known && !same(known, key)) await known.unsubscribe();
  const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
  return { ...told(subscription), label: browserName(navigator.userAgent) };
}

export function told(subscription: PushSubscription): Pick<AddWay, "kind" | "address" | "p256dh" | "auth"> {
  const { endpoint, keys } = subscription.toJSON();
  return { kind: "push", address: endpoint ?? "", p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "" };
}

/** Whether a subscription was made for this key: the server may have got another secret. */
function same(subscription: PushSubscription, key: string): boolean {
  const known = subscription.options.applicationServerKey;
  return known !== null && String(new Uint8Array(known)) === String(bytes(key));
}

export function bytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0));
}

const NAMES: readonly [RegExp, string][] = [
  [/Edg\//, "Edge"],
  [/OPR\//, "Opera"],
  [/Firefox\//, "Firefox"],
  [/Chrome\//, "Chrome"],
  [/Safari\//, "Safari"],
];
const PLACES: readonly [RegExp, string][] = [
  [/Android/, "Android"],
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Windows/, "Windows"],
  [/Mac OS/, "macOS"],
  [/Linux/, "Linux"],
];

/** How somebody would tell this browser from their others, such as “Firefox, Android”. */
export function browserName(agent: string): string {
  const found = (list: readonly [RegExp, string][]) => list.find(([pattern]) => pattern.test(agent))?.[1];
  return [found(NAMES), found(PLACES)].filter(Boolean).join(", ");
}
