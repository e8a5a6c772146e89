import { DashboardPage } from '@/features/feed';
import { useSelectedSchool } from '@/features/session';
import { lazyComponent } from '@/i18n/lazy-component';
import { LazyBoundary } from '@/ui/lazy-boundary';
import { PendingLine } from './pending-line';
import { renderEventShortcut } from './post-actions';
import { QuickLinks } from './quick-links';

const SoonPanel = lazyComponent(() => import('@/features/events').then((m) => m.SoonPanel), {
  messages: ['events'],
});

/** The dashboard with the panels of the other features. */
export function DashboardScreen() {
  const { schoolId } = useSelectedSchool();
  return (
    <DashboardPage
      renderAction={renderEventShortcut}
      panels={
        <>
          <PendingLine />
          <QuickLinks />
          <LazyBoundary>
            <SoonPanel schoolId={schoolId} />
          </LazyBoundary>
        </>
      }
    />
  );
}
