import { useMutation } from '@tanstack/react-query';
import { useBackend } from '@/backend/react';

/** Ends the mails to the address that an invitation's token stands for. */
export function useUnsubscribe() {
  const { invites } = useBackend();
  return useMutation({ mutationFn: (token: string) => invites.unsubscribe(token) });
}
