import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Notification } from '@/domain/entities/community';
import { MARK_READ_NOTICE_MS } from '@/domain/limits';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { Notice } from '@/ui/notice';
import { PageHeader } from '@/ui/page-header';
import { PagedList } from '@/ui/paged-list';
import { useMarkAllRead } from './api/use-mark-all-read';
import { useMarkRead } from './api/use-mark-read';
import { useNotifications } from './api/use-notifications';
import { useUnread } from './api/use-unread';
import { NotificationItem } from './notification-item';

const timeOf = ({ createdAt }: Notification): number => createdAt?.getTime() ?? 0;

/** All pages so far, with what has arrived since they were read. */
function useAll(unread: Notification[] | undefined) {
  const pages = useNotifications();
  const paged = pages.data ?? [];
  const known = new Set(paged.map((item) => item.id));
  // The live list also holds older ones, which a later page brings in their place.
  const last = paged.at(-1);
  const end = pages.hasMore && last ? timeOf(last) : Number.NEGATIVE_INFINITY;
  const arrived = (unread ?? []).filter((item) => !known.has(item.id) && timeOf(item) > end);
  const items = [...arrived, ...paged].sort((a, b) => timeOf(b) - timeOf(a));
  // Not before the pages: what arrived alone would move when they come.
  return { ...pages, data: pages.data && items };
}

/** The page /notifications. */
export function NotificationsPage() {
  const { t } = useTranslation('notifications');
  const unread = useUnread();
  const all = useAll(unread.data);
  const following = useMarkRead();
  const [notice, setNotice] = useState<string | null>(null);
  const marking = useMarkAllRead(() => setNotice(t('marked')));

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
            onClick={() => marking.mutate()}
            className={unread.data?.length ? '' : 'invisible'}
          >
            {t('markAll')}
          </Button>
        }
      />
      <Notice message={notice} onClear={() => setNotice(null)} clearAfterMs={MARK_READ_NOTICE_MS} />
      <PagedList pages={all} empty={<EmptyState drawing="bench" message={t('none')} />}>
        {(items) => (
          <ul className="grid divide-y divide-line">
            {items.map((notification) => (
              <NotificationItem
                key={notification.id}
                notification={notification}
                onFollow={(followed) => following.mutate(followed)}
              />
            ))}
          </ul>
        )}
      </PagedList>
    </div>
  );
}
