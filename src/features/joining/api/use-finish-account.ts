import { useMutation } from '@tanstack/react-query';
import { useBackend } from '@/backend/react';
import type { NamesInput } from '@/domain/inputs/account';
import { useDraftStore } from '@/features/drafts';
import { retryUntilReached } from './retry-until-reached';

/** The draft of the names being typed. */
export const useNamesDraft = () => useDraftStore<Partial<NamesInput>>('names');

/** Finishes a sign-up that broke off, as soon as the server can be reached. False: a name is missing. */
export function useFinishAccount() {
  const { auth } = useBackend();
  const draft = useNamesDraft();
  return useMutation({
    mutationFn: (names: NamesInput | null) => auth.completeAccount(names ?? undefined),
    onSuccess: (isDone) => isDone && draft.set(null),
    ...retryUntilReached,
  });
}
