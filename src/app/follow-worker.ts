import { isPath } from '@/domain/push-payload';
import { hasUnsaved } from '@/unsaved';

/** The demo is an app of its own, which can't show anything else. */
const isDemo = () => /^\/demo(\/|$)/.test(window.location.pathname);

/** Goes to a path as a link of the app does: the router hears of it like of the browser's own buttons. */
function go(path: string): void {
  if (isDemo()) {
    window.location.assign(path);
    return;
  }
  const { idx = 0 } = (window.history.state ?? {}) as { idx?: number };
  window.history.pushState({ idx: idx + 1, key: crypto.randomUUID().slice(0, 8), usr: null }, '', path);
  window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
}

/**
 * Leads this window where the worker says, which is where somebody has pressed a notification: unless something typed would
 * be lost, of which it tells the worker.
 */
export function followWorker(): void {
  navigator.serviceWorker.addEventListener('message', ({ data, ports }) => {
    const { open } = (data ?? {}) as { open?: unknown };
    if (!isPath(open)) return;
    const may = !hasUnsaved();
    if (may) go(open);
    ports[0]?.postMessage(may);
  });
  // Not by `onmessage`, which would begin it: what came before is waiting.
  navigator.serviceWorker.startMessages();
}
