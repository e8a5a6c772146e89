import { lazyComponent } from '@/i18n/lazy-component';
import { lazyOverlay } from '@/ui/lazy-overlay';

export { restoreToComposer } from './composer/restore-to-composer';
export { DashboardPage, type DashboardPageProps } from './dashboard/dashboard-page';
export { HomeLayout } from './dashboard/home-layout';
export { restoreToEditForm } from './editing/restore-to-edit-form';
export { Feed } from './list/feed';
export type { FeedOptions } from './model/feed-options';
export type { FoundPost } from './model/rank';
export { useFoundPosts } from './search/use-found-posts';

// What follows is apart from the dashboard, which is the first page of most visits; in a LazyBoundary.
const WORDS = { messages: ['posts'] } as const;
export const EventDiscussion = lazyComponent(
  () => import('./event-discussion').then((m) => m.EventDiscussion),
  WORDS,
);
export const PostPage = lazyComponent(() => import('./post-page').then((m) => m.PostPage), WORDS);
export const SearchableFeed = lazyComponent(
  () => import('./search/searchable-feed').then((m) => m.SearchableFeed),
  WORDS,
);
export const ComposerSheet = lazyOverlay(
  () => import('./composer/composer-sheet').then((m) => m.ComposerSheet),
  { messages: ['feed'] },
);
