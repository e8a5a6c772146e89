import { Plus } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { CalendarFeedDialog } from '@/features/calendar-feeds';
import { useMe, useSchoolOfForm, useSelectedSchool } from '@/features/session';
import { lazyComponent } from '@/i18n/lazy-component';
import { Button } from '@/ui/button';
import { Checkbox } from '@/ui/checkbox';
import { Choices } from '@/ui/choices';
import { LazyBoundary } from '@/ui/lazy-boundary';
import { PageHeader } from '@/ui/page-header';
import { useAddressChoice, useAddressWindow } from '@/ui/use-address-choice';
import { useHasRoom } from '@/ui/use-has-room';
import { isOfNew, NEW } from './event-draft';
import { EventDrafts } from './event-drafts';
import { eventPath } from './event-path';
import { EventsList } from './events-list';
import { EventDialog } from './lazy-event-dialog';
import { linkedEvent } from './linked-event';
import { monthName, monthOf } from './month-weeks';

/** Fetched when somebody looks at a month: hardly ever on a phone. */
const MonthView = lazyComponent(() => import('./month-view').then((m) => m.MonthView), {
  messages: ['calendar'],
});

/** /events, where an address of before leads to the page of one. */
export function EventsPage() {
  const linked = linkedEvent(useLocation().hash);
  return linked === null ? <Events /> : <Navigate to={eventPath(linked)} replace />;
}

/** The events of the selected school, as a list or month by month, with one's own to change. */
function Events() {
  const { t } = useTranslation('calendar');
  const me = useMe();
  const { schoolId, schoolName } = useSelectedSchool();
  const [opened, open] = useAddressWindow('event');
  const [feed, openFeed] = useAddressWindow('calendar');
  const adds = opened !== null && isOfNew(opened);
  // The one it was opened for, whatever becomes of the tab's.
  const school = useSchoolOfForm(adds);
  const [mine, chooseMine] = useAddressChoice('mine');
  const [chosen, chooseWhen] = useAddressChoice('when');
  const [view, chooseView] = useAddressChoice('view');
  const [named, chooseMonth] = useAddressChoice('month');
  const month = useMemo(() => monthOf(named, new Date()), [named]);
  const isWide = useHasRoom('week');
  const mineOnly = mine !== null;
  const when = chosen === 'past' ? 'past' : 'upcoming';
  const isMonth = isWide && view === 'month';

  return (
    <>
      <PageHeader
        title={t('title')}
        lead={t('lead', { school: schoolName })}
        actions={
          <Button icon={<Plus aria-hidden />} onClick={() => open(NEW)}>
            {t('add')}
          </Button>
        }
      />
      <div className="grid gap-5">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {!isMonth && (
            <Choices
              legend={t('which')}
              choices={{ upcoming: t('upcoming'), past: t('past') }}
              value={when}
              onChoose={(choice) => chooseWhen(choice === 'past' ? choice : null)}
            />
          )}
          <Checkbox
            label={t('mineOnly')}
            checked={mineOnly}
            onChange={(event) => chooseMine(event.target.checked ? '1' : null)}
          />
          <Link to="/sign-ups" className="link target inline-flex items-center">
            {t('signUps')}
          </Link>
          <button
            type="button"
            className="link target inline-flex items-center"
            onClick={() => openFeed('feed')}
          >
            {t('feed.open')}
          </button>
          {isWide && (
            <div className="ml-auto">
              <Choices
                legend={t('view')}
                choices={{ list: t('list'), month: t('month') }}
                value={isMonth ? 'month' : 'list'}
                onChoose={(choice) => chooseView(choice === 'month' ? choice : null)}
              />
            </div>
          )}
        </div>
        <EventDrafts uid={me.uid} schoolId={schoolId} opened={opened} onOpen={open} />
        {isMonth ? (
          <LazyBoundary>
            <MonthView
              key={schoolId}
              schoolId={schoolId}
              authorId={mineOnly ? me.uid : null}
              month={month}
              onMonth={(next) => chooseMonth(next && monthName(next))}
            />
          </LazyBoundary>
        ) : (
          <EventsList
            key={schoolId}
            schoolId={schoolId}
            when={when}
            readerId={me.uid}
            mineOnly={mineOnly}
            opened={opened}
            onOpen={open}
          />
        )}
      </div>
      {feed !== null && (
        <CalendarFeedDialog
          schoolId={schoolId}
          schoolName={schoolName}
          onOpenChange={(isOpen) => !isOpen && openFeed(null)}
        />
      )}
      {adds && (
        <EventDialog
          key={opened}
          event={{}}
          form={opened}
          schoolId={school.schoolId}
          onOpenChange={(isOpen) => !isOpen && open(null)}
        />
      )}
    </>
  );
}
