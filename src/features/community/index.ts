export { useChangeHidden } from './api/use-change-hidden';
export { useHiddenItems, useHiddenItemsOf } from './api/use-hidden-items';
export { usePause } from './api/use-pause';
export { usePhotoWishes } from './api/use-photo-wishes';
export { useRules } from './api/use-rules';
export { useSafety } from './api/use-safety';
export { PausedNote } from './banners/paused-note';
export { AcceptNote, acceptRulesByAsking } from './joining-parts';
export {
  CommunityRulesPage,
  HiddenPage,
  PersonMenu,
  PhotoWishForm,
  PhotoWishLine,
} from './late-parts';
export { CommunityBanners, HiddenNote, PhotoNote } from './parts-of-dashboard';
export { useAskBeforePosting } from './use-ask-before-posting';
