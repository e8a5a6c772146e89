import { onTestFinished } from 'vitest';
import type { BackendError } from '@/backend/errors';
import type { Observer, Unsubscribe } from '@/backend/live';

/** A live read of a test: everything it was told so far. */
export interface Watched<T> {
  readonly told: readonly T[];
  /** The first value told, from now on or before, that is `wanted`. @throws what the read was refused with */
  until(wanted: (value: T) => boolean): Promise<T>;
  /** The error it ends with. */
  failure(): Promise<BackendError>;
  stop(): void;
}

/** Follows a live read until the test is over. Waits for values, never for time: the test's own limit ends it. */
export function watching<Args extends unknown[], T>(
  watch: (...args: [...Args, Observer<T>]) => Unsubscribe,
  ...of: Args
): Watched<T> {
  const told: T[] = [];
  let failed: BackendError | null = null;
  const looks = new Set<() => void>();
  const changed = () => {
    for (const look of looks) look();
  };
  const stop = watch(...of, {
    next(value) {
      told.push(value);
      changed();
    },
    error(failure) {
      failed = failure;
      changed();
    },
  });
  onTestFinished(stop);
  const once = <R>(find: () => { found: R } | null, refuse: () => BackendError | null): Promise<R> =>
    new Promise((resolve, reject) => {
      const look = () => {
        const result = find();
        const refusal = refuse();
        if (!result && !refusal) return;
        looks.delete(look);
        if (result) resolve(result.found);
        else reject(refusal);
      };
      looks.add(look);
      look();
    });
  return {
    told,
    until: (wanted) =>
      once(
        () => {
          const at = told.findIndex(wanted);
          return at < 0 ? null : { found: told[at] as T };
        },
        () => failed,
      ),
    failure: () =>
      once(
        () => failed && { found: failed },
        () => null,
      ),
    stop,
  };
}

/** The code a call is refused with. */
export const codeOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'none',
    (error: unknown) => (error as BackendError).code ?? String(error),
  );
