export { BegunNote } from './begun-note';
export type { DraftStore } from './draft-store';
export { followOtherTabs, forgetDrafts, forgetOldDrafts, hasDrafts, holdDraftsInTab } from './drafts';
export { draftKey, draftPlaces, forgetDraftsOfOthers, VISITOR } from './keys';
export {
  type Drafts,
  type DraftsOwner,
  DraftsOwnerContext,
  useDraftStore,
  useDrafts,
  useDraftValue,
  visitorDraft,
} from './use-draft';
export { useChangeDraft, useFormDraft } from './use-form-draft';
export { useHeldFile } from './use-held-file';
export { type StrayDraft, useStrayDrafts } from './use-stray-drafts';
