import { BackendError } from '@/backend/errors';
import type { PushSubscriptionKeys } from '@/domain/entities/device';
import { offersHomeScreen } from '@/ui/home-screen';

/** How far this browser can be told of news. */
export type PushSupport =
  | 'possible'
  /** Its owner has said no, which only they can take back, in the browser's own settings. */
  | 'denied'
  /** An iPhone or iPad, which tells apps of its home screen alone. */
  | 'home-screen'
  | 'unsupported'
  /** Whoever runs the site has set up no key. */
  | 'not-set-up';

/** By which push services know us; empty where nothing is set up. */
const publicKey = (): string => (import.meta.env.VITE_PUSH_PUBLIC_KEY as string | undefined) ?? '';

/** How long the worker may take to be there: the first visit fetches the whole app for it. */
const WORKER_MS = 60_000;

export function pushSupport(): PushSupport {
  if (publicKey() === '') return 'not-set-up';
  if (offersHomeScreen()) return 'home-screen';
  const isThere = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!isThere) return 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : 'possible';
}

/** @throws unavailable where there is none in time */
async function worker(): Promise<ServiceWorkerRegistration> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new BackendError('unavailable')), WORKER_MS);
  });
  try {
    return await Promise.race([navigator.serviceWorker.ready, silence]);
  } finally {
    clearTimeout(timer);
  }
}

const base64Url = (bytes: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** The subscription that this browser has, by our present key; one by a former key reaches nobody. */
export async function presentSubscription(): Promise<PushSubscriptionKeys | null> {
  if (pushSupport() !== 'possible' || Notification.permission !== 'granted') return null;
  // Without a worker there is none, and none is waited for.
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  if (!subscription || base64Url(subscription.options.applicationServerKey) !== publicKey()) return null;
  return keysOf(subscription);
}

function keysOf(subscription: PushSubscription): PushSubscriptionKeys {
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh, auth } = keys ?? {};
  if (!endpoint || !p256dh || !auth) throw new BackendError('unavailable');
  return { endpoint, keys: { p256dh, auth } };
}

/** Whether this browser may tell its owner something; asks them where they have not said yet. After a tap only. */
export const askPermission = async (): Promise<boolean> =>
  (await Notification.requestPermission()) === 'granted';

/**
 * Subscribes this browser at its push service, or gives the subscription that it has.
 * @throws unavailable where the service can't be reached
 */
export async function subscribe(): Promise<PushSubscriptionKeys> {
  const { pushManager } = await worker();
  const before = await pushManager.getSubscription();
  if (before && base64Url(before.options.applicationServerKey) !== publicKey()) await before.unsubscribe();
  try {
    return keysOf(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey() }));
  } catch (error) {
    throw new BackendError('unavailable', { cause: error });
  }
}

/** Ends the subscription of this browser, whoever made it: nothing that is sent to it arrives any more. */
export async function unsubscribe(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager?.getSubscription())?.unsubscribe();
}
