import { lazyComponent } from '@/i18n/lazy-component';

const messages = ['community'] as const;

// Parts of the dashboard that are fetched when they are first shown; in a LazyBoundary.
export const CommunityBanners = lazyComponent(
  () => import('./banners/community-banners').then((m) => m.CommunityBanners),
  { messages },
);
export const PhotoNote = lazyComponent(() => import('./photos/photo-note').then((m) => m.PhotoNote), {
  messages,
});
export const HiddenNote = lazyComponent(() => import('./hidden/hidden-note').then((m) => m.HiddenNote), {
  messages,
});
