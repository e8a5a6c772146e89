import { cleanupOutdatedCaches, type PrecacheEntry, PrecacheRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { type LifeEvent, ParallelPrecache } from './parallel-precache';
import { followClick, showPush, subscribeAnew } from './push-events';
import type { WorkerScope } from './scope';

// The service worker: keeps the app on the device, so that it opens without a network, and shows what is pushed to it.
// Nothing else is cached: what the backend answers belongs to a person and stays out of the worker.

declare const self: WorkerScope & {
  /** The build puts the list of files here (scripts/pwa/plugin.ts). */
  __WB_MANIFEST: readonly PrecacheEntry[];
  addEventListener(type: string, listener: (event: Event) => void): void;
  skipWaiting(): Promise<void>;
};

/** An event that the worker lives for until its work is done. */
interface WorkEvent {
  waitUntil(work: Promise<unknown>): void;
}
interface PushEvent extends WorkEvent {
  data: { text(): string } | null;
}
interface ClickEvent extends WorkEvent {
  notification: { data: unknown; close(): void };
}
type ChangeEvent = WorkEvent & Parameters<typeof subscribeAnew>[1];

const on = <E extends WorkEvent>(type: string, work: (event: E) => Promise<unknown>) =>
  self.addEventListener(type, (event) => {
    const heard = event as unknown as E;
    heard.waitUntil(work(heard));
  });

const precache = new ParallelPrecache(self.__WB_MANIFEST);
on<LifeEvent>('install', (event) => precache.fill(event));
on<LifeEvent>('activate', (event) => precache.activate(event));
cleanupOutdatedCaches();

// The page says when, as a change in the middle of something typed would lose that (src/app/service-worker.ts).
self.addEventListener('message', (event) => {
  const { data } = event as MessageEvent<{ type?: unknown } | null>;
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting();
});

registerRoute(new PrecacheRoute(precache, { ignoreURLParametersMatching: [/^code$/, /^utm_/] }));
// Every page of members is the same HTML. /__/ is the hosting's own (Google sign-in comes back through it); /api/ and
// files are no pages.
registerRoute(
  new NavigationRoute(precache.createHandlerBoundToURL('/app.html'), {
    denylist: [/^\/__\//, /^\/api\//, /^[^?]*\/[^/?]+\.[a-z0-9]+(\?|$)/i],
  }),
);

on<PushEvent>('push', ({ data }) => showPush(self, data?.text()));
on<ClickEvent>('notificationclick', ({ notification }) => {
  notification.close();
  return followClick(self, notification.data);
});
on<ChangeEvent>('pushsubscriptionchange', (event) => subscribeAnew(self, event));
