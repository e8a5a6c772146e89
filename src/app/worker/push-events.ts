import { isPath, payloadIn } from '@/domain/push-payload';
import type { AppWindow, WorkerMessage, WorkerScope } from './scope';

/** Where what leads nowhere leads. */
const FALLBACK = '/notifications';
/** So long an open window may take to say whether it goes where it is told, in milliseconds. */
const ANSWER_MS = 1_000;

const windowsOf = ({ clients }: WorkerScope) =>
  clients.matchAll({ type: 'window', includeUncontrolled: true });

/**
 * Shows what has been sent to this device, and how much is unread on the icon of the app. Nothing pops up where the app is on
 * screen: it tells of it by itself.
 */
export async function showPush(scope: WorkerScope, text: string | undefined): Promise<void> {
  const payload = payloadIn(text);
  if (!payload) return;
  const { title, body, tag, url, badge, canReply, isTest } = payload;
  // Not every system has a place for it.
  if (!isTest) await scope.navigator.setAppBadge?.(badge).catch(() => undefined);
  const windows = await windowsOf(scope);
  if (!isTest && windows.some(({ visibilityState }) => visibilityState === 'visible')) return;
  await scope.registration.showNotification(title, {
    ...{ body, tag, renotify: true, icon: '/icons/icon-192.png', lang: 'en', data: { url } },
    actions: canReply ? [{ action: 'reply', title: 'Reply' }] : [],
  });
}

/** Leads to what a notification is about: an open window of the app goes there, else a new one opens. */
export async function followClick(scope: WorkerScope, data: unknown): Promise<void> {
  const { url: wanted } = (data ?? {}) as { url?: unknown };
  const url = isPath(wanted) ? wanted : FALLBACK;
  const windows = await windowsOf(scope);
  const open =
    windows.find(({ focused }) => focused) ??
    windows.find(({ visibilityState }) => visibilityState === 'visible') ??
    windows[0];
  if (!open || !(await leadTo(open, url))) await scope.clients.openWindow(url);
}

/** @returns whether that window shows it: not where something that is typed in it would be lost */
async function leadTo(window: AppWindow, url: string): Promise<boolean> {
  const answer = await asked(window, { open: url });
  if (answer === false) return false;
  try {
    // One that does not answer is still loading, or an older version of the app.
    if (answer === null) await window.navigate(url);
  } catch {
    return false;
  }
  // Browsers allow it after a press, as they do opening a window.
  await window.focus().catch(() => undefined);
  return true;
}

/** What a window answers; null where it says nothing in time. */
function asked(window: AppWindow, message: WorkerMessage): Promise<boolean | null> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const end = (answer: boolean | null) => {
      port1.close();
      resolve(answer);
    };
    const timer = setTimeout(() => end(null), ANSWER_MS);
    port1.onmessage = ({ data }) => {
      clearTimeout(timer);
      end(data === true);
    };
    window.postMessage(message, [port2]);
  });
}

/**
 * Subscribes anew where the browser has ended a subscription by itself. Only a page can tell the account of it: one that is
 * open does at once, else the next one.
 */
export async function subscribeAnew(
  scope: WorkerScope,
  {
    oldSubscription,
    newSubscription,
  }: Partial<Record<'oldSubscription' | 'newSubscription', PushSubscription | null>>,
): Promise<void> {
  const { pushManager } = scope.registration;
  const { applicationServerKey = null } =
    (oldSubscription ?? (await pushManager.getSubscription()))?.options ?? {};
  if (!newSubscription && applicationServerKey)
    await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  for (const window of await windowsOf(scope)) window.postMessage('subscription-changed');
}
