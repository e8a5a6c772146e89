import { lazyComponent } from '@/i18n/lazy-component';

// What staff alone fetch. Behind one import, as the feed, which everybody loads, would name the files of each otherwise.

export const CaseQueuePage = lazyComponent(() =>
  import('./queue/case-queue-page').then((m) => m.CaseQueuePage),
);
export const CasePage = lazyComponent(() => import('./case/case-page').then((m) => m.CasePage));
export const CommunityPage = lazyComponent(() =>
  import('./settings/community-page').then((m) => m.CommunityPage),
);
export const loadModerateDialog = () => import('./direct/moderate-dialog').then((m) => m.ModerateDialog);
