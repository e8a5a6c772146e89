import { lazyComponent } from '@/i18n/lazy-component';

export { useReportsWaiting } from './api/use-reports-waiting';
export { ModerateButton } from './direct/moderate-button';
export { useModerate } from './direct/use-moderate';

/** Apart from what stands beside posts, which comes with the feed. */
export const CaseQueuePage = lazyComponent(() =>
  import('./queue/case-queue-page').then((m) => m.CaseQueuePage),
);
export const CasePage = lazyComponent(() => import('./case/case-page').then((m) => m.CasePage));
export const CommunityPage = lazyComponent(() =>
  import('./settings/community-page').then((m) => m.CommunityPage),
);
