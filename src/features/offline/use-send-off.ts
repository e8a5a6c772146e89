import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import { BackendError } from '@/backend/errors';
import { useOutbox } from './offline-context';
import type { Waiting } from './outbox/entry';
import type { Outcome } from './outbox/outbox';

/** Sends off what a form holds: pending until it is clear what becomes of it, and never longer. */
export function useSendOff(): UseMutationResult<Outcome, Error, Waiting> {
  const outbox = useOutbox();
  return useMutation({
    mutationFn: (waiting: Waiting) => {
      if (!outbox) throw new BackendError('read-only');
      return outbox.send(waiting);
    },
  });
}
