import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { PendingRequest } from '@/domain/entities/pending-request';
import { Button } from '@/ui/button';
import { VisuallyHidden } from '@/ui/visually-hidden';
import { useApprove } from './api/use-approve';
import { useClear } from './api/use-clear';
import { useDeciding } from './api/use-deciding';
import type { ReviewSession } from './review-session';
import { changesSince } from './seen';

interface Props {
  request: PendingRequest;
  name: string;
  review: ReviewSession;
  /** Rejecting asks for a reason first. */
  onReject: () => void;
}

/** The second click of a double one: it was meant for the request that was here before. */
const isEcho = (event: MouseEvent) => event.detail > 1;

/** Approve and Reject, or what is left to do about a request whose account is gone. */
export function DecisionButtons({ request, name, review, onReject }: Props) {
  const { t } = useTranslation('join-requests');
  const approve = useApprove(request, review);
  const clear = useClear(request, review);
  const deciding = useDeciding(request);
  const approving = useDeciding(request, 'approve');
  const rejecting = useDeciding(request, 'reject');
  const changes = changesSince(review.seenOf(request), request);
  if (review.gone.has(request.id)) {
    return (
      <Button
        busy={deciding}
        busyLabel={t('clearing')}
        onClick={(event) => !isEcho(event) && clear.mutate()}
        className="col-span-2"
      >
        {t('clear')}
        <VisuallyHidden> {name}</VisuallyHidden>
      </Button>
    );
  }
  return (
    <>
      <Button
        variant="secondary"
        busy={rejecting}
        busyLabel={t('rejecting.busy')}
        // A rejection holds under any name (decision 53).
        aria-disabled={deciding || changes.includes('document')}
        onClick={(event) => !isEcho(event) && onReject()}
      >
        {t('reject')}
        <VisuallyHidden> {name}</VisuallyHidden>
      </Button>
      <Button
        busy={approving}
        busyLabel={t('approving')}
        aria-disabled={deciding || changes.length > 0}
        onClick={(event) => !isEcho(event) && approve.mutate()}
      >
        {t('approve')}
        <VisuallyHidden> {name}</VisuallyHidden>
      </Button>
    </>
  );
}
