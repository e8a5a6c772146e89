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

/**
 * Approves one request and says how it went (spec §8). Its callbacks belong to the mutation, not to the row: that
 * is gone from the live list before the mail is out.
 */
export function useApprove(request: PendingRequest, desk: Desk) {
  const { t } = useTranslation(['moderation', 'common', 'errors']);
  const { joining } = useBackend();
  const { uid } = useMe();
  const toast = useToast();
  const handledNote = useHandledNote();

  const approve = useMutation({
    mutationKey: decidingKey(request, 'approve'),
    mutationFn: () => {
      desk.decided.add(request.id);
      return joining.approve(request, uid);
    },
    onSuccess: (done) => {
      const name = request.firstName || t('thisParent');
      if (!done.handled) handledNote(request);
      else if (done.mail === 'sent') desk.say(t('approved', { name }));
      else if (done.mail === 'unconfirmed') toast.show(t('approvedMailLater', { name }));
      // Stays until dismissed: the reviewer is the one who can still tell the parent.
      else toast.show(t('approvedNoMail', { name, email: request.email }), { tone: 'danger' });
    },
    onError: (error) => {
      desk.decided.delete(request.id);
      // No second try will help: the row says so and offers what does.
      if (errorCode(error) === 'account-gone') return desk.markGone(request.id);
      const name = fullName(request) || t('thisParent');
      const code = errorCode(error);
      const action = { label: t('common:retry'), onAction: () => approve.mutate() };
      toast.show(t('approveFailed', { name, reason: t(`errors:${code}`) }), {
        tone: 'danger',
        // A document nobody has looked at is not decided on by a second press.
        ...(code !== 'document-replaced' && { action }),
      });
    },
  });
  return approve;
}
