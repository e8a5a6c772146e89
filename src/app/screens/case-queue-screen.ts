// A module of its own: the feed, which everybody loads, has buttons of the same feature, and would come to carry its pages.
export { CaseQueuePage as CaseQueueScreen } from '@/features/moderation';
