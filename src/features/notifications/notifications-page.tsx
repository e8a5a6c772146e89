import { useInfiniteQuery } from '@tanstack/react-query';
import { BellOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorCode } from '@/backend/errors';
import type { Cursor } from '@/backend/live';
import { useBackend, useReason } from '@/backend/react';
import type { Notification } from '@/domain/entities/community';
import { MARK_READ_NOTICE_MS } from '@/domain/limits';
import { useMe } from '@/features/session';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { LoadMore } from '@/ui/load-more';
import { Notice } from '@/ui/notice';
import { PageHeader } from '@/ui/page-header';
import { SkeletonGroup, SkeletonLines } from '@/ui/skeleton';
import { useToast } from '@/ui/use-toast';
import { useMarkAllRead, useMarkRead } from './mark-read';
import { NotificationItem } from './notification-item';
import { useUnread } from './use-unread';

const timeOf = ({ createdAt }: Notification): number => createdAt?.getTime() ?? 0;

/** All pages so far, with what has arrived since they were read. */
function useAll(unread: Notification[] | undefined) {
  const { notifications } = useBackend();
  const { uid } = useMe();
  const pages = useInfiniteQuery({
    queryKey: ['notifications', uid, 'pages'],
    queryFn: ({ pageParam }) => notifications.page(uid, pageParam),
    initialPageParam: null as Cursor | null,
    getNextPageParam: (page) => page.next,
  });
  const paged = pages.data?.pages.flatMap((page) => page.items) ?? [];
  const known = new Set(paged.map((item) => item.id));
  // The live list also holds older ones, which a later page brings in their place.
  const last = paged.at(-1);
  const end = pages.hasNextPage && last ? timeOf(last) : Number.NEGATIVE_INFINITY;
  const arrived = (unread ?? []).filter((item) => !known.has(item.id) && timeOf(item) > end);
  const items = [...arrived, ...paged].sort((a, b) => timeOf(b) - timeOf(a));
  return { ...pages, items };
}

/** /notifications (spec §2). */
export function NotificationsPage() {
  const { t } = useTranslation(['notifications', 'errors', 'common']);
  const reason = useReason();
  const unread = useUnread();
  const all = useAll(unread.data);
  const following = useMarkRead();
  const marking = useMarkAllRead();
  const toast = useToast();
  const [notice, setNotice] = useState<string | null>(null);

  const markAll = () =>
    marking.mutate(undefined, {
      onSuccess: () => setNotice(t('marked')),
      onError: (error) =>
        toast.show(`${t('markFailed')} ${reason(error)}`, {
          tone: 'danger',
          action: { label: t('common:retry'), onAction: markAll },
        }),
    });

  return (
    <div className="mx-auto max-w-column">
      <PageHeader
        title={t('title')}
        // Its place is kept while there is nothing to mark: the list below must not move.
        actions={
          <Button
            variant="secondary"
            busy={marking.isPending}
            busyLabel={t('marking')}
            onClick={markAll}
            className={unread.data?.length ? '' : 'invisible'}
          >
            {t('markAll')}
          </Button>
        }
      />
      <Notice message={notice} onClear={() => setNotice(null)} clearAfterMs={MARK_READ_NOTICE_MS} />
      {all.isPending && (
        <SkeletonGroup>
          <SkeletonLines lines={6} />
        </SkeletonGroup>
      )}
      {all.isError && !all.data && (
        <ErrorState message={t(`errors:${errorCode(all.error)}`)} onRetry={() => void all.refetch()} />
      )}
      {all.isSuccess && all.items.length === 0 && (
        <EmptyState icon={<BellOff aria-hidden />} message={t('none')} />
      )}
      {/* Not before the pages: what arrived alone would move when they come. */}
      {!all.isPending && (
        <ul className="grid divide-y divide-line">
          {all.items.map((notification) => (
            <NotificationItem
              key={notification.id}
              notification={notification}
              onFollow={(followed) => following.mutate(followed)}
            />
          ))}
        </ul>
      )}
      <LoadMore
        hasMore={all.hasNextPage}
        loading={all.isFetchingNextPage}
        failed={all.isFetchNextPageError}
        onLoad={() => void all.fetchNextPage()}
      />
    </div>
  );
}
