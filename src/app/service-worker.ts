import { Workbox } from 'workbox-window';
import { nothingUnsaved, reload } from '@/unsaved';
import { followWorker } from './follow-worker';
import { workerAddress } from './worker-address';

/** How often an open page asks whether there is a newer version, beside every time it is looked at again. */
const CHECK_EVERY_MS = 60 * 60_000;

/** How long the new version may take to be in charge once somebody wants it, in milliseconds. */
const TAKE_OVER_MS = 2_000;

/**
 * Has the waiting worker take over, which reloads the page. A worker that answers a request at that moment is kept by
 * the browser for half a minute, in which a reload would hang: then the page leaves it and gets the new version from
 * the network. Without a network it stays, and the new version comes once the old worker goes.
 */
async function takeOver(worker: Workbox, otherTabs: BroadcastChannel): Promise<void> {
  const { serviceWorker } = navigator;
  const isInCharge = new Promise<true>((resolve) =>
    serviceWorker.addEventListener('controllerchange', () => resolve(true), { once: true }),
  );
  worker.messageSkipWaiting();
  if (await Promise.race([isInCharge, new Promise((resolve) => setTimeout(resolve, TAKE_OVER_MS))])) return;
  const answer = await fetch('/sw.js', { method: 'HEAD', cache: 'no-store' });
  const registration = answer.ok ? await serviceWorker.getRegistration() : undefined;
  if (!(await registration?.unregister())) return;
  otherTabs.postMessage('left');
  await nothingUnsaved();
  reload();
}

/**
 * Registers the service worker and looks for newer versions: when the page is looked at again, and hourly. Neither the
 * question nor the reload comes while something typed would be lost.
 * @param ask whether to change to the new version now
 */
export async function startServiceWorker(ask: () => Promise<boolean>): Promise<void> {
  const { serviceWorker } = navigator;
  followWorker();
  const worker = new Workbox(workerAddress(), { scope: '/' });
  // They would go on under a worker that nobody replaces.
  const otherTabs = new BroadcastChannel('service-worker');
  otherTabs.onmessage = () => void nothingUnsaved().then(reload);
  let asking = false;

  worker.addEventListener('waiting', async () => {
    // A yet newer version may come while the question is open: the answer is for the newest.
    if (asking) return;
    asking = true;
    await nothingUnsaved();
    const yes = await ask();
    asking = false;
    if (yes) takeOver(worker, otherTabs).catch(() => undefined);
  });
  // A page that began without a worker has its first one now: nothing to change to.
  let updating = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    // Also when it was another tab that changed to the new version.
    if (updating) void nothingUnsaved().then(reload);
    updating = true;
  });

  const registration = await worker.register();
  const check = () => {
    // Offline there is nothing newer to be had.
    if (document.visibilityState === 'visible') registration?.update().catch(() => undefined);
  };
  document.addEventListener('visibilitychange', check);
  window.addEventListener('focus', check);
  setInterval(check, CHECK_EVERY_MS);
}
