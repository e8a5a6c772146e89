import { lazyComponent } from '@/i18n/lazy-component';

const messages = ['community'] as const;

// Pages, and parts of other pages than the dashboard, which must not come with it; in a LazyBoundary.
export const CommunityRulesPage = lazyComponent(() =>
  import('./rules/community-rules-page').then((m) => m.CommunityRulesPage),
);
export const HiddenPage = lazyComponent(() => import('./hidden/hidden-page').then((m) => m.HiddenPage));
export const PausedBanner = lazyComponent(
  () => import('./banners/paused-banner').then((m) => m.PausedBanner),
  { messages },
);
export const PersonMenu = lazyComponent(() => import('./hidden/person-menu').then((m) => m.PersonMenu), {
  messages,
});
export const PhotoWishForm = lazyComponent(
  () => import('./photos/photo-wish-form').then((m) => m.PhotoWishForm),
  { messages },
);
export const PhotoWishLine = lazyComponent(
  () => import('./photos/photo-wish-line').then((m) => m.PhotoWishLine),
  { messages },
);
