import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PendingRequest } from '@/domain/entities/pending-request';
import { MESSAGE_MS } from '@/domain/limits';
import { ReauthenticationProvider } from '@/features/reauthentication';
import { useCountAfter, useMe } from '@/features/session';
import { Notice } from '@/ui/notice';
import { PageHeader } from '@/ui/page-header';
import { DecideChosen } from './chosen/decide-chosen';
import { useChoice } from './chosen/use-choice';
import { Cooldowns } from './cooldowns';
import { FoundNote } from './found-note';
import { QueueControls } from './queue-controls';
import { RejectDialog } from './reject-dialog';
import { RequestList } from './request-list';
import type { RowProps } from './request-row';
import { ReviewDialog } from './review-dialog';
import { useRemovedRequests, useReviewSession } from './review-session';
import { useLeftNote } from './use-handled-note';
import { useOpenRequest } from './use-open-request';
import { useQueue } from './use-queue';
import { WithoutDocument } from './without-document';

/** /admin/pending-requests: live, so that two reviewers never work on the same one for long. */
export function PendingRequestsPage() {
  const { t } = useTranslation('join-requests');
  const { isAdmin } = useMe();
  const queue = useQueue();
  const { main, others, shown } = queue;
  useCountAfter(main.data);
  const [note, setNote] = useState<string | null>(null);
  const review = useReviewSession(shown, setNote);
  const viewed = useOpenRequest(main.data);
  const [rejecting, setRejecting] = useState<string | null>(null);
  const rejected = shown?.find(({ id }) => id === rejecting);
  const choice = useChoice(shown, review);
  const [failures, setFailures] = useState<ReadonlyMap<string, string>>(new Map());
  const list = useRef<HTMLElement>(null);
  const leftNote = useLeftNote();

  useRemovedRequests(shown, queue.name, (gone) => {
    for (const request of gone) if (!review.decided.has(request.id)) leftNote(request);
    // Who asks again is not chosen by what was chosen before.
    choice.choose(
      gone.map(({ id }) => id),
      false,
    );
    // Focus was in the row or its window, which are no more: not back to the top of the page.
    if (document.activeElement === document.body) list.current?.focus();
  });

  const said = (className: string) => (
    <Notice
      message={note}
      onClear={() => setNote(null)}
      clearAfterMs={MESSAGE_MS}
      className={note ? `rounded-b-md border-success border-t-3 bg-success-soft px-4 py-3 ${className}` : ''}
    />
  );
  const rowOf = (request: PendingRequest): RowProps => ({
    request,
    review,
    choice,
    failure: failures.get(request.id),
    onView: () => viewed.open(request.id),
    onReject: () => setRejecting(request.id),
  });
  return (
    <div className="mx-auto max-w-column lg:max-w-none">
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        {...(isAdmin && { back: { to: '/admin', label: t('back') } })}
      />
      <QueueControls filter={queue.filter} />
      {!viewed.current && said('sticky top-14 z-20 mb-4 shadow-floating')}
      {queue.found && <FoundNote found={queue.found} term={queue.filter.term} />}
      <DecideChosen choice={choice} review={review} onFailures={setFailures} />
      {/* Another one than while it loads: the bar comes with the rows, and would push it down. */}
      <section key={main.data ? 'rows' : 'loading'} ref={list} tabIndex={-1} aria-label={t('list')}>
        <RequestList
          pages={main}
          label={t('list')}
          empty={queue.found ? t('search.none') : t(queue.empty)}
          rowOf={rowOf}
        />
      </section>
      {others && <WithoutDocument {...others} rowOf={rowOf} />}
      <Cooldowns schoolIds={queue.filter.schoolIds} />
      {viewed.current && !rejected && main.data && (
        <ReauthenticationProvider>
          <ReviewDialog
            requests={main.data}
            pages={main}
            counted={queue.count}
            request={viewed.current}
            review={review}
            note={said('')}
            onMove={viewed.open}
            onReject={() => setRejecting(viewed.current?.id ?? null)}
            onClose={viewed.close}
          />
        </ReauthenticationProvider>
      )}
      {rejected && <RejectDialog request={rejected} review={review} onClose={() => setRejecting(null)} />}
    </div>
  );
}
