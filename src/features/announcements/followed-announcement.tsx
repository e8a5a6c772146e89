import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { errorCode } from '@/backend/errors';
import { useBackend } from '@/backend/react';
import { mayReview } from '@/domain/may-review';
import type { EntryOf } from '@/features/offline';
import { useMe } from '@/features/session';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { PageHeader } from '@/ui/page-header';
import { SkeletonGroup, SkeletonLines } from '@/ui/skeleton';
import { useAddressWindow } from '@/ui/use-address-choice';
import { useAnnouncement } from './api/use-announcements';
import { OneAnnouncement } from './one-announcement';
import { useOptimisticAnnouncements } from './use-optimistic-announcements';

/** /announcements?id=: one announcement, as notifications lead to it. */
export function FollowedAnnouncement({ announcementId }: { announcementId: string }) {
  const { t } = useTranslation(['announcements', 'errors']);
  const { kind } = useBackend();
  const me = useMe();
  const { data, error, retry } = useAnnouncement(announcementId);
  const [opened, open] = useAddressWindow('write');
  const found = useMemo(() => (data ? [data] : []), [data]);
  const belongs = useMemo(
    () => (entry: EntryOf<'announcement'>) =>
      entry.corrects !== null && entry.announcementId === announcementId,
    [announcementId],
  );
  const shown = useOptimisticAnnouncements(belongs, found)?.[0];
  const content = () => {
    // Rules tell no parent apart what was taken back, what never was and what is another school's.
    if (data === null || error?.code === 'permission-denied')
      return <EmptyState message={t('gone')}>{t('goneText')}</EmptyState>;
    if (shown) {
      const isStaff = kind !== 'demo' && mayReview(me, shown.announcement.schoolId);
      return <OneAnnouncement shown={shown} level={2} isStaff={isStaff} opened={opened} onOpen={open} />;
    }
    if (error)
      return <ErrorState title={t('failed')} message={t(`errors:${errorCode(error)}`)} onRetry={retry} />;
    return (
      <SkeletonGroup className="min-h-dvh content-start">
        <SkeletonLines lines={6} />
      </SkeletonGroup>
    );
  };
  return (
    <div className="mx-auto max-w-column">
      <PageHeader title={t('kind')} back={{ to: '/announcements', label: t('all') }} />
      {content()}
    </div>
  );
}
