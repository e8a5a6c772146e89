import { useContext } from 'react';
import type { OutboxCalls } from './lazy-outbox';
import { OfflineContext } from './offline-context';
import type { Entry } from './outbox/entry';

/** What is there answers within this time, in milliseconds. */
const ANSWER_MS = 1_000;

const nobody = () => undefined;

/** What was discarded may have to be taken back yet. */
const isUnsent = ({ isSent, isDiscarded }: Entry) => !isSent || isDiscarded;
const isOnItsWay = ({ held, refused }: Entry) => held === null && !refused;

/** Waits until everything has arrived, or something else happens before. */
function arrival(outbox: OutboxCalls, before: Promise<unknown>): Promise<unknown> {
  let stop: () => void = nobody;
  const all = new Promise<void>((resolve) => {
    stop = outbox.subscribe(() => {
      if (!outbox.get().some(isUnsent)) resolve();
    });
  });
  return Promise.race([all, before]).finally(() => stop());
}

/** Asks whether something the person did has not reached the server: posts, comments, likes, anything. */
export function useHasUnsent(): () => Promise<boolean> {
  const { connection, outbox } = useContext(OfflineContext);
  return async () => {
    const silence = new Promise<true>((resolve) => setTimeout(() => resolve(true), ANSWER_MS));
    // What an earlier visit has left may not be taken up yet.
    await Promise.race([outbox?.resume().catch(nobody), silence]);
    const unsent = outbox?.get().filter(isUnsent) ?? [];
    // Nobody is asked about a like of a moment ago, whose answer is about to come.
    if (outbox && unsent.length > 0 && unsent.every(isOnItsWay)) await arrival(outbox, silence);
    if (outbox?.get().some(isUnsent)) return true;
    if (!connection) return false;
    const settled = connection.whenAllWritesCommitted().then(
      () => false,
      () => false,
    );
    return Promise.race([settled, silence]);
  };
}
