import type { PushSubscriptionBody } from '@vigia/api/contract';

/** Why a browser does not take messages. */
export type PushRefusal = 'denied' | 'no-address';
export class PushRefused extends Error {
  readonly reason: PushRefusal;
  constructor(reason: PushRefusal) {
    super(reason);
    this.reason = reason;
  }
}

/** What shows messages while the console is closed: only where a service worker is registered. */
export async function pushManager(): Promise<PushManager | null> {
  if (!('serviceWorker' in navigator) || !('PushManager' in globalThis) || !('Notification' in globalThis))
    return null;
  if ((await navigator.serviceWorker.getRegistration()) === undefined) return null;
  return (await navigator.serviceWorker.ready).pushManager;
}

/**
 * Subscribes this browser, after its owner has allowed it. A subscription by another key is given up.
 *
 * @param key public key of the installation, base64url
 * @throws {PushRefused} its owner does not allow it, or its push service cannot be reached
 */
export async function subscribeHere(manager: PushManager, key: string): Promise<PushSubscriptionBody> {
  if ((await Notification.requestPermission()) !== 'granted') throw new PushRefused('denied');
  const before = await manager.getSubscription();
  if (before && keyOf(before) !== key) await before.unsubscribe();
  const subscription = await manager
    .subscribe({ userVisibleOnly: true, applicationServerKey: key })
    .catch(() => null);
  const { endpoint, keys } = subscription?.toJSON() ?? {};
  if (!endpoint || !keys?.p256dh || !keys.auth) throw new PushRefused('no-address');
  return { endpoint, p256dh: keys.p256dh, auth: keys.auth };
}

/** The key that a subscription was made with, base64url. */
function keyOf({ options: { applicationServerKey } }: PushSubscription): string {
  const bytes = new Uint8Array(applicationServerKey ?? new ArrayBuffer(0));
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
