import { messagesModule } from './public-routes';

/** What the demo shows first of what it fetches bit by bit, as the build names it. */
export const PARTS_OF_DEMO: readonly string[] = [
  'src/features/announcements/newest/announcement-on-show.tsx',
  'src/features/feed/search/searchable-feed.tsx',
  'src/features/feed/topics/topic-select.tsx',
  'src/features/feed/topics/topic-filter.tsx',
  'src/features/feed/marks/post-marks.tsx',
  'src/features/polls/form/poll-composer.tsx',
  'src/features/polls/poll-panel.tsx',
  'src/features/events/events-list.tsx',
  'src/features/sign-ups/lists-on-show.tsx',
  ...['announcements', 'posts', 'polls', 'sign-ups'].map(messagesModule),
];
