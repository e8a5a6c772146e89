import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Read, useBackend, useRead } from '@/backend/react';
import type { MailChoices } from '@/domain/inputs/mail-choices';
import { settingsKeys } from './settings-keys';

/** What comes by mail to the account that a token is of. */
export function useMailChoices(token: string): Read<MailChoices> {
  const { account } = useBackend();
  return useRead(settingsKeys.mail(token), () => account.mailChoices(token), { enabled: token !== '' });
}

/** Changes it. What the server says then is what is read from there on. */
export function useChangeMailChoices(token: string) {
  const { account } = useBackend();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (choices: MailChoices) => account.changeMailChoices(token, choices),
    onSuccess: (stored) => client.setQueryData<MailChoices>(settingsKeys.mail(token), stored),
  });
}
