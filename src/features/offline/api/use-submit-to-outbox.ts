import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import { BackendError } from '@/backend/errors';
import type { DraftStore } from '@/features/drafts';
import { useOutbox } from '../offline-context';
import type { Waiting } from '../outbox/entry';
import type { Outcome } from '../outbox/outbox';

/**
 * Sends off what a form holds: pending until it is clear what becomes of it, and never longer.
 * @param draft what the form keeps: the outbox's from when it has it, and the form's again when it is refused at once
 */
export function useSubmitToOutbox<V>(draft?: DraftStore<V>): UseMutationResult<Outcome, Error, Waiting> {
  const outbox = useOutbox();
  return useMutation({
    mutationFn: async (waiting: Waiting) => {
      if (!outbox) throw new BackendError('read-only');
      const typed = draft?.get() ?? null;
      let isTaken = false;
      const take = () => {
        if (!isTaken) draft?.set(null);
        isTaken = true;
      };
      const stop = outbox.subscribe(() => {
        if (outbox.get().some(({ id }) => id === waiting.id)) take();
      });
      try {
        const outcome = await outbox.send(waiting);
        take();
        return outcome;
      } catch (error) {
        // What was typed since holds it, too.
        if (draft?.get() === null) draft.set(typed);
        throw error;
      } finally {
        stop();
      }
    },
  });
}
