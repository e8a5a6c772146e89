import { Workbox } from 'workbox-window';
import { nothingUnsaved, reload } from '@/unsaved';
import { workerAddress } from './worker-address';

/** How often an open page asks whether there is a newer version, beside every time it is looked at again. */
const CHECK_EVERY_MS = 60 * 60_000;

/**
 * Registers the service worker and looks for newer versions: when the page is looked at again, and hourly. Neither the
 * question nor the reload comes while something typed would be lost.
 * @param ask whether to change to the new version now
 */
export async function startServiceWorker(ask: () => Promise<boolean>): Promise<void> {
  const { serviceWorker } = navigator;
  const worker = new Workbox(workerAddress(), { scope: '/' });
  let asking = false;

  worker.addEventListener('waiting', async () => {
    // A yet newer version may come while the question is open: the answer is for the newest.
    if (asking) return;
    asking = true;
    await nothingUnsaved();
    const yes = await ask();
    asking = false;
    if (yes) worker.messageSkipWaiting();
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
