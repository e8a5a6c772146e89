export { Composer, type ComposerProps } from './composer/composer';
export { restoreToComposer } from './composer/restore-to-composer';
export { DashboardPage, type DashboardPageProps } from './dashboard/dashboard-page';
export { Feed, type FeedProps } from './list/feed';
export type { FeedOptions } from './post/feed-options';
export { PostPage } from './post-page';
export { SearchPanel } from './search/search-panel';
export { type FeedSearch, useFeedSearch } from './search/use-feed-search';
