import type { EntryOf, RestoreToForm } from '@/features/offline';
import { lazyComponent } from '@/i18n/lazy-component';
import { lazyOverlay } from '@/ui/lazy-overlay';

export { DashboardPage, type DashboardPageProps } from './dashboard/dashboard-page';
export { HomeLayout } from './dashboard/home-layout';
export { HomeData } from './home-data';
export { Feed } from './list/feed';
export type { FeedOptions } from './model/feed-options';
export type { FoundPost } from './model/rank';
export { useFoundPosts } from './search/use-found-posts';

// What follows is apart from the dashboard, which is the first page of most visits; in a LazyBoundary.
const WORDS = { messages: ['posts'] } as const;
export const DiscussionHost = lazyComponent(() => import('./discussion-host').then((m) => m.DiscussionHost));
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

/** The composer takes up what was refused; fetched then. */
export const restoreToComposer: RestoreToForm<EntryOf<'post'> | EntryOf<'comment'>> = async (entry, drafts) =>
  (await import('./composer/restore-to-composer')).restoreToComposer(entry, drafts);

/** So does the form of a change. */
export const restoreToEditForm: RestoreToForm<EntryOf<'edit'>> = async (entry, drafts) =>
  (await import('./editing/restore-to-edit-form')).restoreToEditForm(entry, drafts);
