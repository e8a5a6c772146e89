import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { User } from '@/domain/entities/user';
import { topicOf } from '@/domain/topics';
import { useMe, useSelectedSchool } from '@/features/session';
import { lazyComponent } from '@/i18n/lazy-component';
import { LazyBoundary } from '@/ui/lazy-boundary';
import { SkeletonCard } from '@/ui/skeleton';
import { usePageTitle } from '@/ui/use-page-title';
import { Composer } from '../composer/composer';
import { Feed } from '../list/feed';
import type { FeedOptions } from '../model/feed-options';
import { LateTopicFilter } from '../topics/late-topic-filter';
import { HomeLayout } from './home-layout';

/** Words of what is fetched when it is needed. */
const WORDS = { messages: ['posts'] } as const;
/** Most have dismissed it long ago. */
const Welcome = lazyComponent(() => import('./welcome').then((m) => m.Welcome), WORDS);
/** For Safari on iPhone and iPad, which alone has this property, and for who has just posted. */
const Tips = lazyComponent(() => import('./tips').then((m) => m.Tips), WORDS);
/** Most visits search for nothing. */
const DashboardSearch = lazyComponent(
  () => import('./dashboard-search').then((m) => m.DashboardSearch),
  WORDS,
);

export interface DashboardPageProps extends FeedOptions {
  /** Today's and tomorrow's events. */
  soon?: ReactNode;
  /** What other features tell above the posts. */
  notes?: ReactNode;
}

/** /dashboard: the feed of the selected school and what belongs around it. */
export function DashboardPage({ soon, notes, ...options }: DashboardPageProps) {
  const { t } = useTranslation('feed');
  const { firstName } = useMe();
  const { schoolId, schoolName } = useSelectedSchool();
  const title = t('dashboard.welcome', { name: firstName });
  usePageTitle(title);
  return (
    <>
      <h1 className="sr-only">{title}</h1>
      <SchoolDashboard key={schoolId} {...{ schoolId, schoolName, soon, notes, options }} />
    </>
  );
}

/** The account menu brings the welcome back by what it puts beside the address. */
const isWelcomeAsked = (state: unknown) => (state as { welcome?: boolean } | null)?.welcome === true;

/** Whether something of the welcome's steps is left for sure. */
const isNew = ({ profilePicUrl, children }: User) => profilePicUrl === null || children.length === 0;

/** As high as what comes, or the posts below would move under a thumb. */
const WelcomeSkeleton = () => <SkeletonCard lines={6} className="min-h-[39.25rem] sm:min-h-[31.5rem]" />;

interface SchoolDashboardProps extends Pick<DashboardPageProps, 'soon' | 'notes'> {
  schoolId: string;
  schoolName: string;
  options: FeedOptions;
}

/** Everything that starts afresh when another school is chosen. */
function SchoolDashboard({ schoolId, schoolName, soon, notes, options }: SchoolDashboardProps) {
  const feed = useMemo(() => ({ schoolId, groupId: null }), [schoolId]);
  const [params, setParams] = useSearchParams();
  const me = useMe();
  const [hasPosted, setPosted] = useState(false);
  const { state } = useLocation();
  const topic = topicOf(params.get('topic'));
  const term = params.get('search') ?? '';
  if (term !== '') {
    return (
      <LazyBoundary>
        <DashboardSearch
          feed={feed}
          term={term}
          setTerm={(next) => setParams(next === '' ? {} : { search: next })}
          options={options}
        />
      </LazyBoundary>
    );
  }
  return (
    <HomeLayout
      composer={
        <Composer
          feed={feed}
          readOnly={options.readOnly}
          // What was posted must be seen.
          onPosted={(about) => {
            setPosted(true);
            if (topic && about !== topic) setParams({});
          }}
        />
      }
      aside={soon}
    >
      {notes}
      {(hasPosted || 'standalone' in navigator) && (
        <LazyBoundary>
          <Tips hasPosted={hasPosted} />
        </LazyBoundary>
      )}
      {(!me.welcomePanelDismissed || isWelcomeAsked(state)) && (
        <LazyBoundary waiting={isNew(me) && <WelcomeSkeleton />}>
          <Welcome schoolId={schoolId} schoolName={schoolName} isAskedFor={isWelcomeAsked(state)} />
        </LazyBoundary>
      )}
      <LateTopicFilter />
      <Feed feed={{ ...feed, topic }} {...options} />
    </HomeLayout>
  );
}
