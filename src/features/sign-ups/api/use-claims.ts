import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Cursor } from '@/backend/live';
import { type Pages, useBackend, usePages } from '@/backend/react';
import type { Claim } from '@/domain/entities/sign-up-list';
import { useFailureToast } from '@/ui/use-failure-toast';
import { signUpKeys } from './sign-up-keys';

/** The claims of a list of one's own, a page at a time, the last one first. */
export function useClaims(listId: string): Pages<Claim> {
  const { signUps } = useBackend();
  return usePages(signUpKeys.claims(listId), (after) => signUps.claims(listId, after));
}

/** Reads all of them as they are now, for paper or a file; with Retry when it fails. */
export function useAllClaims(
  listId: string,
  use: (claims: Claim[]) => void,
): UseMutationResult<Claim[], Error, void> {
  const { signUps } = useBackend();
  const showFailure = useFailureToast();
  const { t } = useTranslation('sign-ups');
  const reading = useMutation({
    mutationFn: async () => {
      const all: Claim[] = [];
      let after: Cursor | null = null;
      do {
        const page: Awaited<ReturnType<typeof signUps.claims>> = await signUps.claims(listId, after);
        all.push(...page.items);
        after = page.next;
      } while (after);
      return all;
    },
    onSuccess: use,
    onError: (error) => showFailure(t('host.failed'), error, () => reading.mutate()),
  });
  return reading;
}
