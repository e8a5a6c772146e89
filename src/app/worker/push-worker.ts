import { followClick, showPush, subscribeAnew } from './push-events';
import type { WorkerScope } from './scope';

// What the service worker does beside keeping the app: the build puts this at its end (scripts/pwa/push-worker.ts).

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

const scope = self as unknown as WorkerScope;
const on = <E extends WorkEvent>(type: string, work: (event: E) => Promise<unknown>) =>
  self.addEventListener(type, (event) => {
    const heard = event as unknown as E;
    heard.waitUntil(work(heard));
  });

on<PushEvent>('push', ({ data }) => showPush(scope, data?.text()));
on<ClickEvent>('notificationclick', ({ notification }) => {
  notification.close();
  return followClick(scope, notification.data);
});
on<ChangeEvent>('pushsubscriptionchange', (event) => subscribeAnew(scope, event));
