import { useTranslation } from 'react-i18next';
import { useBackend } from '@/backend/react';
import type { PendingRequest } from '@/domain/entities/pending-request';
import { useMe } from '@/features/session';
import { useConfirm } from '@/ui/use-confirm';
import { useToast } from '@/ui/use-toast';
import type { ReviewSession } from '../review-session';
import { useDecision } from './use-decision';

/**
 * Approves one request, and says what became of the mail (product §8). One whose address nobody has confirmed is asked
 * about first: anybody may sign up under somebody else's.
 */
export function useApprove(request: PendingRequest, review: ReviewSession) {
  const { t } = useTranslation('join-requests');
  const { joining } = useBackend();
  const { uid } = useMe();
  const toast = useToast();
  const confirm = useConfirm();
  const approving = useDecision(request, review, {
    decision: 'approve',
    act: (seen: PendingRequest) => joining.approve(seen, uid),
    onDone: ({ mail }) => {
      const name = request.firstName || t('thisParent');
      if (mail === 'sent') review.notify(t('approved', { name }));
      else if (mail === 'unconfirmed') toast.show(t('approvedMailLater', { name }));
      // Stays until dismissed: the reviewer is the one who can still tell the parent.
      else toast.show(t('approvedNoMail', { name, email: request.email }), { tone: 'danger' });
    },
    failed: 'approveFailed',
  });
  const ask = async () => {
    // The request goes on changing while the question waits; approved is what was on screen when it was asked.
    const { emailConfirmed, email } = request;
    const sure =
      emailConfirmed ||
      (await confirm({
        title: t('unconfirmed.title'),
        message: t('unconfirmed.text', { email }),
        confirmLabel: t('unconfirmed.approve'),
        tone: 'danger',
      }));
    if (sure) approving.mutate(request);
  };
  return { ...approving, mutate: () => void ask() };
}
