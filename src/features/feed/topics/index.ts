import { lazyComponent } from '@/i18n/lazy-component';

// In a LazyBoundary: posts are there before it, and so is the composer.
const WORDS = { messages: ['posts'] } as const;
export const TopicFilter = lazyComponent(() => import('./topic-filter').then((m) => m.TopicFilter), WORDS);
export const TopicSelect = lazyComponent(() => import('./topic-select').then((m) => m.TopicSelect), WORDS);
export const NoPosts = lazyComponent(() => import('./no-posts').then((m) => m.NoPosts), WORDS);
