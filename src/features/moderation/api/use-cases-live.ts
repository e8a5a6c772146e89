import type { QueryKey } from '@tanstack/react-query';
import { BackendError } from '@/backend/errors';
import type { Observer, Unsubscribe } from '@/backend/live';
import type { CasesPort } from '@/backend/ports/cases';
import { type Live, useBackend, useLive } from '@/backend/react';

/** A live read through the port of cases, which is fetched first where need be. */
export function useCasesLive<T>(
  key: QueryKey,
  watch: (cases: CasesPort, observer: Observer<T>) => Unsubscribe,
): Live<T> {
  const { cases } = useBackend();
  return useLive<T>(key, (observer) => {
    let hasStopped = false;
    let stop: Unsubscribe = () => undefined;
    cases().then(
      (port) => {
        if (!hasStopped) stop = watch(port, observer);
      },
      (error: unknown) => {
        if (hasStopped) return;
        observer.error(error instanceof BackendError ? error : new BackendError('unknown', { cause: error }));
      },
    );
    return () => {
      hasStopped = true;
      stop();
    };
  });
}
