import { AnnouncementRoom, NewestAnnouncement } from '@/features/announcements';
import { SoonPanel } from '@/features/events';
import { DashboardPage } from '@/features/feed';
import { useSelectedSchool } from '@/features/session';
import { LazyBoundary } from '@/ui/lazy-boundary';
import { useKeptHome } from '../home-snapshot/use-kept-home';
import { PendingLine } from './pending-line';
import { renderEventShortcut } from './post-actions';

/** The bell tells of it as well. */
const nothing = () => null;

/** The dashboard with what other features show on it. */
export function DashboardScreen() {
  const { schoolId } = useSelectedSchool();
  useKeptHome(schoolId);
  return (
    <DashboardPage
      renderAction={renderEventShortcut}
      notes={
        <>
          <PendingLine />
          <LazyBoundary waiting={<AnnouncementRoom schoolId={schoolId} />} failed={nothing}>
            <NewestAnnouncement key={schoolId} schoolId={schoolId} />
          </LazyBoundary>
        </>
      }
      soon={
        <LazyBoundary waiting={<div data-coming className="min-h-(--strip)" />}>
          <SoonPanel schoolId={schoolId} />
        </LazyBoundary>
      }
    />
  );
}
