import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { errorCode } from '@/backend/errors';
import { useBackend } from '@/backend/react';
import type { Invite } from '@/domain/entities/outreach';
import { newDocumentId } from '@/domain/ids';
import { useFailureToast } from '@/ui/use-failure-toast';
import { useToast } from '@/ui/use-toast';
import { useMyInviteCode } from '../use-my-invite-code';

/** Mails an invite again, with the code the member has by now, and says what became of it. */
export function useResendInvite({ email, code, schoolId }: Invite) {
  const own = useMyInviteCode(schoolId);
  const { t } = useTranslation('invites');
  const { invites } = useBackend();
  const toast = useToast();
  const showFailure = useFailureToast();
  const resending = useMutation({
    mutationFn: () =>
      invites.send({
        recipientEmail: email,
        inviteCode: own?.code ?? code,
        requestId: newDocumentId(),
        resend: true,
      }),
    onSuccess: ({ status }) => {
      if (status === 'unsubscribed') toast.show(t('unsubscribed', { addresses: email }), { tone: 'warning' });
      else if (status === 'already-invited') toast.show(t('allInvited'), { tone: 'warning' });
      else toast.show(t('sentOne', { address: email }), { tone: 'success' });
    },
    onError: (error) => {
      // A limit is there for hours: another try at once would be refused, too.
      const retry = errorCode(error) === 'resource-exhausted' ? undefined : () => resending.mutate();
      showFailure(t('resendFailed', { address: email }), error, retry);
    },
  });
  return resending;
}
