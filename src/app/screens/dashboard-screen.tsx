import { DashboardPage } from '@/features/feed';
import { useSelectedSchool } from '@/features/session';
import { lazyPage } from '@/i18n/lazy-page';
import { LatePart } from '@/ui/late-part';
import { PendingLine } from './pending-line';
import { renderEventShortcut } from './post-actions';
import { QuickLinks } from './quick-links';

const SoonPanel = lazyPage(() => import('@/features/events').then((m) => m.SoonPanel), ['events']);

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
          <LatePart>
            <SoonPanel schoolId={schoolId} />
          </LatePart>
        </>
      }
    />
  );
}
