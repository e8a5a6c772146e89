import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe, useSelectedSchool } from '@/features/session';
import { PageHeader } from '@/ui/page-header';
import { Composer } from '../composer/composer';
import { Feed } from '../list/feed';
import type { FeedOptions } from '../post/feed-options';
import { SearchPanel } from '../search/search-panel';
import { useFeedSearch } from '../search/use-feed-search';
import { HomeScreenTip } from './home-screen-tip';
import { SchoolSelector } from './school-selector';
import { WelcomePanel } from './welcome-panel';

export interface DashboardPageProps extends FeedOptions {
  /** Panels of other features beside the feed, above it on a phone. */
  panels?: ReactNode;
}

/** /dashboard: the feed of the selected school and what belongs around it. */
export function DashboardPage({ panels, ...options }: DashboardPageProps) {
  const { t } = useTranslation('feed');
  const { firstName } = useMe();
  const { schoolId, schoolName } = useSelectedSchool();
  return (
    <div className="mx-auto max-w-column lg:max-w-none">
      <PageHeader title={t('dashboard.welcome', { name: firstName })} lead={schoolName} />
      <SchoolDashboard key={schoolId} {...{ schoolId, schoolName, panels, options }} />
    </div>
  );
}

interface SchoolDashboardProps {
  schoolId: string;
  schoolName: string;
  panels: ReactNode;
  options: FeedOptions;
}

/** Everything that starts afresh when another school is chosen. */
function SchoolDashboard({ schoolId, schoolName, panels, options }: SchoolDashboardProps) {
  const feed = useMemo(() => ({ schoolId, groupId: null }), [schoolId]);
  const search = useFeedSearch(feed);
  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:gap-x-10">
      <div className="grid min-w-0 grid-cols-1 content-start gap-6 lg:col-start-2 lg:row-start-1">
        <SearchPanel search={search} />
        <WelcomePanel schoolName={schoolName} />
        <SchoolSelector />
        <HomeScreenTip />
        {panels}
      </div>
      <div className="grid min-w-0 grid-cols-1 content-start gap-6 lg:col-start-1 lg:row-start-1">
        <Composer feed={feed} readOnly={options.readOnly} onPosted={search.clear} />
        <Feed feed={feed} search={search} {...options} />
      </div>
    </div>
  );
}
