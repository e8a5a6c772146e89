import { useTranslation } from 'react-i18next';
import type { PendingRequest } from '@/domain/entities/pending-request';
import { fullName } from '@/domain/entities/user';
import { Badge } from '@/ui/badge';
import { Banner } from '@/ui/banner';
import { RelativeTime } from '@/ui/relative-time';
import type { Column } from '@/ui/table/column';
import { TextBlock } from '@/ui/text-block';
import { ChangedNote } from './changed-note';
import { DecisionButtons } from './decision-buttons';
import { DocumentButton } from './document-button';
import { GoneNote } from './gone-note';
import { RequestFacts } from './request-facts';
import type { RowProps } from './request-row';

/** What is said of each request in a table. */
export function useRequestColumns(rowOf: (request: PendingRequest) => RowProps): Column<PendingRequest>[] {
  const { t } = useTranslation('join-requests');
  const nameOf = (request: PendingRequest) => fullName(request) || t('unnamed');
  return [
    {
      key: 'name',
      title: t('columns.name'),
      sortBy: nameOf,
      width: '26%',
      cell: (request) => <Person {...rowOf(request)} name={nameOf(request)} />,
    },
    {
      key: 'school',
      title: t('row.school'),
      sortBy: ({ schoolName }) => schoolName,
      width: '13%',
      cell: ({ schoolName }) => schoolName,
    },
    {
      key: 'document',
      title: t('columns.document'),
      cell: (request) => (
        <div className="grid gap-2">
          <DocumentButton
            request={request}
            name={nameOf(request)}
            onView={rowOf(request).onView}
            className="justify-self-start"
          />
          <RequestFacts request={request} inTable />
        </div>
      ),
    },
    {
      key: 'since',
      title: t('columns.since'),
      sortBy: ({ requestedAt }) => requestedAt?.getTime() ?? null,
      width: '11%',
      cell: ({ requestedAt }) => <RelativeTime date={requestedAt} className="text-muted" />,
    },
    {
      key: 'note',
      title: t('row.note'),
      width: '14%',
      cell: ({ note }) => note && <TextBlock text={note} />,
    },
    {
      key: 'decision',
      title: t('columns.decision'),
      hideTitle: true,
      width: '8rem',
      cell: (request) => (
        <div className="grid gap-2">
          <DecisionButtons {...rowOf(request)} name={nameOf(request)} />
        </div>
      ),
    },
  ];
}

function Person({ request, review, choice, failure, onView, name }: RowProps & { name: string }) {
  const { t } = useTranslation('join-requests');
  const isChosen = choice.chosen.includes(request);
  return (
    <div className="grid justify-items-start gap-1">
      <h2 className="text-base">{name}</h2>
      <span className="text-muted">{request.email}</span>
      {!request.emailConfirmed && <Badge tone="warning">{t('row.unconfirmed')}</Badge>}
      <GoneNote shown={review.gone.has(request.id)} name={name} />
      <ChangedNote request={request} review={review} name={name} onView={onView} />
      {isChosen && failure && <Banner tone="danger">{failure}</Banner>}
    </div>
  );
}
