import { BackendError } from '../errors';
import type { Observer } from '../live';

/** How long an absence that only this device knows of may wait for the server's word, in milliseconds. */
const PATIENCE_MS = 3000;

interface Metadata {
  fromCache: boolean;
  hasPendingWrites: boolean;
}

/**
 * Keeps "there is nothing" apart from "this device has nothing": an absence is told only once the server has
 * confirmed it. When the server can't be reached, readers of a document hear `unavailable`, and the values follow when
 * it can; a list is empty then, as far as this device remembers. Also drops repeats, since confirmations come without
 * a change.
 */
export function confirmedOnly<T>(
  observer: Observer<T>,
  isAbsent: (value: T) => boolean,
  whenCutOff: 'unavailable' | 'believe' = 'unavailable',
) {
  let told: string | undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const tell = (value: T) => {
    const now = JSON.stringify(value);
    if (now === told) return;
    told = now;
    observer.next(value);
  };
  const giveUp = (value: T) => {
    if (whenCutOff === 'believe') return tell(value);
    told = undefined;
    observer.error(new BackendError('unavailable'));
  };
  return {
    next(value: T, { fromCache, hasPendingWrites }: Metadata): void {
      clearTimeout(waiting);
      if (fromCache && !hasPendingWrites && isAbsent(value)) {
        // Offline is certain at once; otherwise the answer may be on its way.
        if (globalThis.navigator?.onLine === false) giveUp(value);
        else waiting = setTimeout(() => giveUp(value), PATIENCE_MS);
        return;
      }
      tell(value);
    },
    error(failure: BackendError): void {
      clearTimeout(waiting);
      observer.error(failure);
    },
    stop: () => clearTimeout(waiting),
  };
}
