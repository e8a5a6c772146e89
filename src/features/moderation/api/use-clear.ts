import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { errorCode } from '@/backend/errors';
import { useBackend } from '@/backend/react';
import type { PendingRequest } from '@/domain/entities/pending-request';
import { fullName } from '@/domain/entities/user';
import { useMe } from '@/features/session';
import { useToast } from '@/ui/use-toast';
import { type Desk, decidingKey } from '../desk';
import { useHandledNote } from '../use-handled-note';

/** Clears the request of an account that no longer exists; see useApprove for where its callbacks live. */
export function useClear(request: PendingRequest, desk: Desk) {
  const { t } = useTranslation(['moderation', 'common', 'errors']);
  const { joining } = useBackend();
  const { uid } = useMe();
  const toast = useToast();
  const handledNote = useHandledNote();
  const name = fullName(request) || t('thisParent');

  const clear = useMutation({
    mutationKey: decidingKey(request, 'clear'),
    mutationFn: () => {
      desk.decided.add(request.id);
      return joining.clear(request, uid);
    },
    onSuccess: ({ handled }) => {
      if (handled) desk.say(t('cleared', { name }));
      else handledNote(request);
    },
    onError: (error) => {
      desk.decided.delete(request.id);
      toast.show(t('clearFailed', { name, reason: t(`errors:${errorCode(error)}`) }), {
        tone: 'danger',
        action: { label: t('common:retry'), onAction: () => clear.mutate() },
      });
    },
  });
  return clear;
}
