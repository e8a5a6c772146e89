import { DashboardPage } from '@/features/feed';
import { useSelectedSchool } from '@/features/session';
import { lazyComponent } from '@/i18n/lazy-component';
import { LazyBoundary } from '@/ui/lazy-boundary';
import { PendingLine } from './pending-line';
import { renderEventShortcut } from './post-actions';

const SoonPanel = lazyComponent(() => import('@/features/events').then((m) => m.SoonPanel), {
  messages: ['events'],
});

/** The dashboard with what other features show on it. */
export function DashboardScreen() {
  const { schoolId } = useSelectedSchool();
  return (
    <DashboardPage
      renderAction={renderEventShortcut}
      notes={<PendingLine />}
      soon={
        <LazyBoundary waiting={<div className="min-h-(--strip)" />}>
          <SoonPanel schoolId={schoolId} />
        </LazyBoundary>
      }
    />
  );
}
