import { lazyComponent } from '@/i18n/lazy-component';

/** The newest announcement above the posts, in a LazyBoundary: they do not wait for it. */
export const NewestAnnouncement = lazyComponent(
  () => import('./newest-announcement').then((m) => m.NewestAnnouncement),
  { messages: ['announcements'] },
);
