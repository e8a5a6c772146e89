import { lazyComponent } from '@/i18n/lazy-component';

export { useReportsWaiting } from './api/use-reports-waiting';
export { CasePage } from './case/case-page';
export { ModerateButton } from './direct/moderate-button';
export { useModerate } from './direct/use-moderate';
export { CaseQueuePage } from './queue/case-queue-page';
export { CommunityPage } from './settings/community-page';
export { useEarlierVersions } from './versions/use-earlier-versions';

// In a LazyBoundary: of other texts than posts, which is looked at now and then.
export const VersionList = lazyComponent(() => import('./versions/version-list').then((m) => m.VersionList), {
  messages: ['moderation'],
});
