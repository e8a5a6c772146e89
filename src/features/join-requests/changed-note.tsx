import { useTranslation } from 'react-i18next';
import type { PendingRequest } from '@/domain/entities/pending-request';
import { fullName } from '@/domain/entities/user';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';
import { VisuallyHidden } from '@/ui/visually-hidden';
import type { ReviewSession } from './review-session';
import { changesSince } from './seen';

interface Props {
  request: PendingRequest;
  review: ReviewSession;
  name: string;
  /** Where the document is not on screen: opens it, as a new one can't be taken for seen unseen. */
  onView?: () => void;
}

/**
 * Says what the parent changed after the reviewer's look, and asks for another one. Its live region is there before the
 * message.
 */
export function ChangedNote({ request, review, name, onView }: Props) {
  const { t } = useTranslation('join-requests');
  const seen = review.seenOf(request);
  const changes = changesSince(seen, request);
  const unseen = onView && changes.includes('document') && request.proofPath !== null;
  const names = { before: fullName(seen) || t('unnamed'), after: fullName(request) || t('unnamed') };
  return (
    <div role="status" className="empty:hidden">
      {changes.length > 0 && (
        <Banner
          tone="warning"
          actions={
            <Button size="sm" variant="secondary" onClick={unseen ? onView : () => review.look(request)}>
              {t(unseen ? 'changed.view' : 'changed.looked')}
              <VisuallyHidden> {name}</VisuallyHidden>
            </Button>
          }
        >
          {changes.map((change) => (
            <p key={change} className="[overflow-wrap:anywhere]">
              {change === 'document' && request.proofPath === null
                ? t('changed.documentGone')
                : t(`changed.${change}`, names)}
            </p>
          ))}
        </Banner>
      )}
    </div>
  );
}
