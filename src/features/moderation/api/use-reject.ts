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

/** Rejects one request with a reason or without; see useApprove for where its callbacks live. */
export function useReject(request: PendingRequest, desk: Desk) {
  const { t } = useTranslation(['moderation', 'common', 'errors']);
  const { joining } = useBackend();
  const { uid } = useMe();
  const toast = useToast();
  const handledNote = useHandledNote();
  const name = fullName(request) || t('thisParent');

  const reject = useMutation({
    mutationKey: decidingKey(request, 'reject'),
    mutationFn: (reason: string) => {
      desk.decided.add(request.id);
      return joining.reject(request, uid, reason.trim() || null);
    },
    onSuccess: ({ handled }) => {
      if (handled) desk.say(t('rejected', { name }));
      else handledNote(request);
    },
    onError: (error, reason) => {
      desk.decided.delete(request.id);
      const code = errorCode(error);
      // No second try will help: the row says so and offers what does.
      if (code === 'account-gone') return desk.markGone(request.id);
      const action = { label: t('common:retry'), onAction: () => reject.mutate(reason) };
      toast.show(t('rejectFailed', { name, reason: t(`errors:${code}`) }), {
        tone: 'danger',
        ...(code !== 'document-replaced' && { action }),
      });
    },
  });
  return reject;
}
