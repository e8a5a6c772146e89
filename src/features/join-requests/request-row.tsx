import { useTranslation } from 'react-i18next';
import type { PendingRequest } from '@/domain/entities/pending-request';
import { fullName } from '@/domain/entities/user';
import { Avatar } from '@/ui/avatar';
import { Badge } from '@/ui/badge';
import { Banner } from '@/ui/banner';
import { RelativeTime } from '@/ui/relative-time';
import { ChangedNote } from './changed-note';
import type { Choice } from './chosen/use-choice';
import { DecisionButtons } from './decision-buttons';
import { DocumentButton } from './document-button';
import { GoneNote } from './gone-note';
import { RequestFacts } from './request-facts';
import type { ReviewSession } from './review-session';

export interface RowProps {
  request: PendingRequest;
  review: ReviewSession;
  choice: Choice;
  /** Why it could not be decided with others, as long as it is still chosen. */
  failure?: string | undefined;
  onView: () => void;
  onReject: () => void;
}

/** One request where there is no room for a table: who asks, for which school, with what; and the decision. */
export function RequestRow({ request, review, choice, failure, onView, onReject }: RowProps) {
  const { t } = useTranslation('join-requests');
  const name = fullName(request) || t('unnamed');
  const isChosen = choice.chosen.includes(request);

  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="flex items-start gap-3">
        <Avatar id={request.userId} name={request.firstName} />
        <div className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-4">
          <h2 className="min-w-0 text-lg [overflow-wrap:anywhere]">{name}</h2>
          <RelativeTime date={request.requestedAt} className="text-muted text-sm" />
          <p className="basis-full text-muted text-sm [overflow-wrap:anywhere]">{request.email}</p>
          {!request.emailConfirmed && <Badge tone="warning">{t('row.unconfirmed')}</Badge>}
        </div>
      </div>
      <RequestFacts request={request} />
      <GoneNote shown={review.gone.has(request.id)} name={name} />
      <ChangedNote request={request} review={review} name={name} onView={onView} />
      {isChosen && failure && <Banner tone="danger">{failure}</Banner>}
      <div className="grid grid-cols-2 items-center gap-2 sm:flex">
        <DocumentButton request={request} name={name} onView={onView} className="col-span-2 sm:mr-auto" />
        <DecisionButtons request={request} name={name} review={review} onReject={onReject} />
      </div>
    </div>
  );
}
