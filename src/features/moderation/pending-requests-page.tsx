import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PendingRequest } from '@/domain/entities/pending-request';
import { MESSAGE_MS } from '@/domain/limits';
import { useMe } from '@/features/session';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { Notice } from '@/ui/notice';
import { PageHeader } from '@/ui/page-header';
import { SkeletonCard, SkeletonGroup } from '@/ui/skeleton';
import { usePendingRequests } from './api/use-pending-requests';
import { type Desk, useGone } from './desk';
import { RequestRow } from './request-row';
import { useHandledNote } from './use-handled-note';

/** /admin/pending-requests (spec §2, design §4): live, so that two reviewers never work on the same one for long. */
export function PendingRequestsPage() {
  const { t } = useTranslation('moderation');
  const { isAdmin } = useMe();
  const requests = usePendingRequests();
  const [note, setNote] = useState<string | null>(null);
  const [decided] = useState(() => new Set<string>());
  const list = useRef<HTMLElement>(null);
  const handledNote = useHandledNote();

  useGone(requests.data, (gone) => {
    for (const request of gone) if (!decided.has(request.id)) handledNote(request);
    // Focus was in the row or its window, which are no more: not back to the top of the page.
    if (document.activeElement === document.body) list.current?.focus();
  });

  return (
    <div className="mx-auto max-w-column">
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        {...(isAdmin && { back: { to: '/admin', label: t('back') } })}
      />
      <Notice
        message={note}
        onClear={() => setNote(null)}
        clearAfterMs={MESSAGE_MS}
        className={
          note
            ? 'sticky top-20 z-20 mb-4 rounded-b-md border-success border-t-3 bg-success-soft px-4 py-3 shadow-floating'
            : ''
        }
      />
      <section ref={list} tabIndex={-1} aria-label={t('list')}>
        <Requests {...requests} desk={{ decided, say: setNote }} />
      </section>
    </div>
  );
}

interface ListProps extends ReturnType<typeof usePendingRequests> {
  desk: Desk;
}

function Requests({ data, error, retry, desk }: ListProps) {
  const { t } = useTranslation('moderation');
  if (error) return <ErrorState message={t('failed')} onRetry={retry} />;
  if (!data) {
    return (
      <SkeletonGroup label={t('loading')}>
        <SkeletonCard />
        <SkeletonCard />
      </SkeletonGroup>
    );
  }
  if (data.length === 0) return <EmptyState message={t('empty')} />;
  return (
    <ul className="grid grid-cols-1 gap-4">
      {data.map((request: PendingRequest) => (
        <RequestRow key={request.id} request={request} desk={desk} />
      ))}
    </ul>
  );
}
