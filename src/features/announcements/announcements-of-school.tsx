import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { EntryOf } from '@/features/offline';
import { EmptyState } from '@/ui/empty-state';
import { PagedList } from '@/ui/paged-list';
import { useAnnouncements } from './api/use-announcements';
import { OneAnnouncement } from './one-announcement';
import { useOptimisticAnnouncements } from './use-optimistic-announcements';

interface Props {
  schoolId: string;
  isStaff: boolean;
  opened: string | null;
  onOpen: (form: string | null) => void;
}

/** All announcements of a school, the newest first, with those that are on their way. */
export function AnnouncementsOfSchool({ schoolId, isStaff, opened, onOpen }: Props) {
  const { t } = useTranslation('announcements');
  const of = useMemo(() => ({ schoolId, withWithdrawn: isStaff }), [schoolId, isStaff]);
  const pages = useAnnouncements(of);
  const belongs = useMemo(() => (entry: EntryOf<'announcement'>) => entry.schoolId === schoolId, [schoolId]);
  const shown = useOptimisticAnnouncements(belongs, pages.data);
  return (
    <PagedList
      pages={{ ...pages, data: shown }}
      failed={t('failed')}
      tall
      empty={<EmptyState drawing="bench" message={t('none')} />}
    >
      {(items) => (
        <ul className="grid grid-cols-1 gap-6">
          {items.map((one) => (
            <li key={one.announcement.id}>
              <OneAnnouncement shown={one} level={2} isStaff={isStaff} opened={opened} onOpen={onOpen} />
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  );
}
