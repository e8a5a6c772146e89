import { subDays } from 'date-fns';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Notification } from '@/domain/entities/community';
import { MARK_READ_NOTICE_MS } from '@/domain/limits';
import {
  isNotificationKind,
  KIND_OF,
  NOTIFICATION_KINDS,
  type NotificationKind,
} from '@/domain/notification-kinds';
import { useFormat } from '@/i18n/format';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { Notice } from '@/ui/notice';
import { PageHeader } from '@/ui/page-header';
import { PagedList } from '@/ui/paged-list';
import { Select } from '@/ui/select';
import { useAddressChoice } from '@/ui/use-address-choice';
import { useMarkAllRead } from './api/use-mark-all-read';
import { useMarkRead } from './api/use-mark-read';
import { useNotifications } from './api/use-notifications';
import { useUnread } from './api/use-unread';
import { byDay, type Day } from './by-day';
import { NotificationItem } from './notification-item';

const timeOf = ({ createdAt }: Notification): number => createdAt?.getTime() ?? 0;

/** All pages so far, with what has arrived since they were read. */
function useAll(kind: NotificationKind | null, unread: Notification[] | undefined) {
  const pages = useNotifications(kind);
  const paged = pages.data ?? [];
  const news = new Map(
    (unread ?? [])
      .filter(({ type }) => kind === null || KIND_OF[type] === kind)
      .map((item) => [item.id, item]),
  );
  // The live list also holds older ones, which a later page brings in their place.
  const last = paged.at(-1);
  const end = pages.hasMore && last ? timeOf(last) : Number.NEGATIVE_INFINITY;
  const known = new Set(paged.map((item) => item.id));
  const arrived = [...news.values()].filter((item) => !known.has(item.id) && timeOf(item) > end);
  // What has become news again since its page was read stands as it is now.
  const items = [...arrived, ...paged.map((item) => news.get(item.id) ?? item)].sort(
    (a, b) => timeOf(b) - timeOf(a),
  );
  // Not before the pages: what arrived alone would move when they come.
  return { ...pages, data: pages.data && items };
}

/** What one day has brought, under its name. */
function DayList({ day, onFollow }: { day: Day; onFollow: (followed: Notification) => void }) {
  const { t } = useTranslation('notifications');
  const format = useFormat();
  const id = useId();
  const { date, items } = day;
  const today = new Date();
  const isOf = (other: Date) => date?.toDateString() === other.toDateString();
  const name = () => {
    if (isOf(today)) return t('today');
    return isOf(subDays(today, 1)) ? t('yesterday') : format.date(date);
  };
  return (
    <section aria-labelledby={id} className="grid gap-1">
      <h2 id={id} className="px-3 font-semibold text-muted text-sm">
        {name()}
      </h2>
      <ul className="grid divide-y divide-line">
        {items.map((notification) => (
          <NotificationItem key={notification.id} {...{ notification, onFollow }} />
        ))}
      </ul>
    </section>
  );
}

/** The page /notifications. */
export function NotificationsPage() {
  const { t } = useTranslation('notifications');
  const unread = useUnread();
  const [chosen, choose] = useAddressChoice('kind');
  const kind = isNotificationKind(chosen) ? chosen : null;
  const all = useAll(kind, unread.data);
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
      <div className="mb-4 max-w-xs">
        <Select
          label={t('filter')}
          value={kind ?? ''}
          placeholder={t('everything')}
          options={NOTIFICATION_KINDS.map((one) => ({ value: one, label: t(`kinds.${one}`) }))}
          onChange={(event) => choose(event.target.value || null)}
        />
      </div>
      <PagedList
        pages={all}
        empty={<EmptyState drawing="bench" message={kind === null ? t('none') : t('noneOfKind')} />}
      >
        {(items) => (
          <div className="grid gap-6">
            {byDay(items).map((day) => (
              <DayList
                key={day.date?.toDateString() ?? ''}
                day={day}
                onFollow={(followed) => following.mutate(followed)}
              />
            ))}
          </div>
        )}
      </PagedList>
    </div>
  );
}
