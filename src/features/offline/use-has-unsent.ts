import { useContext } from 'react';
import { OfflineContext } from './offline-context';

/** What is there answers within this time, in milliseconds. */
const ANSWER_MS = 500;

const nobody = () => undefined;

/** Asks whether something the person did has not reached the server: posts, comments, likes, anything. */
export function useHasUnsent(): () => Promise<boolean> {
  const { connection, outbox } = useContext(OfflineContext);
  return async () => {
    const silence = new Promise<true>((resolve) => setTimeout(() => resolve(true), ANSWER_MS));
    // What an earlier visit has left may not be taken up yet.
    await Promise.race([outbox?.resume().catch(nobody), silence]);
    // What was discarded may have to be taken back yet.
    if (outbox?.get().some((entry) => !entry.isSent || entry.isDiscarded)) return true;
    if (!connection) return false;
    const settled = connection.whenAllWritesCommitted().then(
      () => false,
      () => false,
    );
    return Promise.race([settled, silence]);
  };
}
