import { useMutation } from '@tanstack/react-query';
import { useBackend } from '@/backend/react';
import type { NamesInput } from '@/domain/inputs/account';
import { untilReached } from './until-reached';

/** Finishes a sign-up that broke off, as soon as the server can be reached. False: a name is missing. */
export function useFinishAccount() {
  const { auth } = useBackend();
  return useMutation({
    mutationFn: (names: NamesInput | null) => auth.completeAccount(names ?? undefined),
    ...untilReached,
  });
}
