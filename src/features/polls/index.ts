import { lazyComponent } from '@/i18n/lazy-component';

export type { PollForm } from './form/poll-fields';
export { type DraftPoll, draftOfPoll } from './model/draft-poll';
export { PollOptions } from './poll-options';

// In a LazyBoundary: the post is there before it, and so is the composer.
const WORDS = { messages: ['polls'] } as const;
export const PollPanel = lazyComponent(() => import('./poll-panel').then((m) => m.PollPanel), WORDS);
export const PollComposer = lazyComponent(
  () => import('./form/poll-composer').then((m) => m.PollComposer),
  WORDS,
);
