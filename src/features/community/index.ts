import { lazyComponent } from '@/i18n/lazy-component';

export { acceptRulesByAsking } from './api/accept-rules-by-asking';
export { useChangeHidden } from './api/use-change-hidden';
export { useHiddenItems } from './api/use-hidden-items';
export { usePause } from './api/use-pause';
export { usePhotoWishes } from './api/use-photo-wishes';
export { useRules } from './api/use-rules';
export { useSafety } from './api/use-safety';
export { useAskBeforePosting } from './use-ask-before-posting';

const messages = ['community'] as const;

// All apart from what comes with the dashboard, which is what stands above; in a LazyBoundary.
export const AcceptNote = /* @__PURE__ */ lazyComponent(
  () => import('./rules/accept-note').then((m) => m.AcceptNote),
  { messages },
);
export const CommunityBanners = /* @__PURE__ */ lazyComponent(
  () => import('./banners/community-banners').then((m) => m.CommunityBanners),
  { messages },
);
export const CommunityRulesPage = /* @__PURE__ */ lazyComponent(() =>
  import('./rules/community-rules-page').then((m) => m.CommunityRulesPage),
);
export const HiddenNote = /* @__PURE__ */ lazyComponent(
  () => import('./hidden/hidden-note').then((m) => m.HiddenNote),
  { messages },
);
export const HiddenPage = /* @__PURE__ */ lazyComponent(() =>
  import('./hidden/hidden-page').then((m) => m.HiddenPage),
);
export const HideGroup = /* @__PURE__ */ lazyComponent(
  () => import('./hidden/hide-group').then((m) => m.HideGroup),
  { messages },
);
export const PausedNote = /* @__PURE__ */ lazyComponent(
  () => import('./banners/paused-note').then((m) => m.PausedNote),
  { messages },
);
export const PersonMenu = /* @__PURE__ */ lazyComponent(
  () => import('./hidden/person-menu').then((m) => m.PersonMenu),
  { messages },
);
export const PhotoNote = /* @__PURE__ */ lazyComponent(
  () => import('./photos/photo-note').then((m) => m.PhotoNote),
  { messages },
);
export const PhotoWishForm = /* @__PURE__ */ lazyComponent(
  () => import('./photos/photo-wish-form').then((m) => m.PhotoWishForm),
  { messages },
);
export const PhotoWishLine = /* @__PURE__ */ lazyComponent(
  () => import('./photos/photo-wish-line').then((m) => m.PhotoWishLine),
  { messages },
);
