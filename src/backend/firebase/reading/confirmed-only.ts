import type { BackendError } from '../../errors';
import type { Observer } from '../../live';
import { reachability } from '../reachability';
import { unreachableError } from '../reachability/unreachable-error';

/** How long what only this device knows of may wait for the server's word, in milliseconds. */
const PATIENCE_MS = 3000;

interface Metadata {
  fromCache: boolean;
  hasPendingWrites: boolean;
}

export interface ConfirmationOptions {
  /**
   * What an absence is that the server can't be asked about: `unavailable`, or for a list that says nothing by itself
   * what this device remembers.
   */
  whenUnreachable?: 'unavailable' | 'believe';
  /** What was written here counts only once the server has it: rules of other reads depend on it. */
  onlyCommitted?: boolean;
}

/**
 * Keeps "there is nothing" apart from "this device has nothing": an absence is told only once the server has
 * confirmed it. When the server can't be reached readers hear `unavailable`, and the values follow when it can. Also
 * drops repeats, since confirmations come without a change.
 */
export function confirmedOnly<T>(
  observer: Observer<T>,
  isAbsent: (value: T) => boolean,
  { whenUnreachable = 'unavailable', onlyCommitted = false }: ConfirmationOptions = {},
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
    if (whenUnreachable === 'believe') return tell(value);
    told = undefined;
    observer.error(unreachableError());
  };
  const isUnconfirmed = (value: T, { fromCache, hasPendingWrites }: Metadata) =>
    isAbsent(value) ? fromCache && !hasPendingWrites : onlyCommitted && hasPendingWrites;
  return {
    next(value: T, metadata: Metadata): void {
      clearTimeout(waiting);
      if (!isUnconfirmed(value, metadata)) {
        tell(value);
        return;
      }
      // What the server said before it fell silent stands, and so does what held before an unsent write.
      if (told === JSON.stringify(value) || (told !== undefined && metadata.hasPendingWrites)) return;
      // Silence is certain at once; otherwise the answer may be on its way.
      if (reachability.isOffline()) giveUp(value);
      else waiting = setTimeout(() => giveUp(value), PATIENCE_MS);
    },
    error(failure: BackendError): void {
      clearTimeout(waiting);
      observer.error(failure);
    },
    stop: () => clearTimeout(waiting),
  };
}
