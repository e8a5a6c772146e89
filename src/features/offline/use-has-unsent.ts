import { useContext } from 'react';
import { OfflineContext, useEntries } from './offline-context';

/** A server that is there answers within this time, in milliseconds. */
const ANSWER_MS = 500;

/** Asks whether something the person did has not reached the server: posts, comments, likes, anything. */
export function useHasUnsent(): () => Promise<boolean> {
  const { connection } = useContext(OfflineContext);
  const entries = useEntries();
  return async () => {
    if (entries.length > 0) return true;
    if (!connection) return false;
    const settled = connection.settled().then(
      () => false,
      () => false,
    );
    const silence = new Promise<boolean>((resolve) => setTimeout(() => resolve(true), ANSWER_MS));
    return Promise.race([settled, silence]);
  };
}
