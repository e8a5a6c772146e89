import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EventsList } from '@/features/events';
import { ListsOnShow } from '@/features/sign-ups';
import { Button } from '@/ui/button';
import { LazyBoundary } from '@/ui/lazy-boundary';
import { Section } from '@/ui/section';
import { SkeletonCard, SkeletonGroup } from '@/ui/skeleton';
import { Tabs } from '@/ui/tabs';
import { Tooltip } from '@/ui/tooltip';

const EventsWaiting = () => (
  <SkeletonGroup>
    <SkeletonCard />
    <SkeletonCard />
  </SkeletonGroup>
);

/** Upcoming and past events of the made-up school, and its sign-up list. Adding one is off, with the reason (product §2.1). */
export function DemoEvents({ schoolId }: { schoolId: string }) {
  const { t } = useTranslation(['demo', 'calendar']);
  const list = (when: 'upcoming' | 'past') => (
    <LazyBoundary waiting={<EventsWaiting />}>
      <EventsList schoolId={schoolId} when={when} readerId={null} level={3} />
    </LazyBoundary>
  );
  return (
    <Section
      title={t('events')}
      actions={
        <Tooltip text={t('addEventDisabled')}>
          <Button size="sm" variant="secondary" icon={<Plus aria-hidden />} aria-disabled>
            {t('addEvent')}
          </Button>
        </Tooltip>
      }
    >
      {/* One below the other: beside the feed there is no room for two. */}
      <div className="lg:[&_ul]:grid-cols-1">
        <Tabs
          label={t('calendar:which')}
          tabs={[
            { value: 'upcoming', label: t('calendar:upcoming'), content: list('upcoming') },
            { value: 'past', label: t('calendar:past'), content: list('past') },
          ]}
        />
      </div>
      <p className="text-muted text-sm">{t('calendarFeed')}</p>
      <LazyBoundary>
        <ListsOnShow schoolId={schoolId} />
      </LazyBoundary>
    </Section>
  );
}
