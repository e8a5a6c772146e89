export { DraftNote } from './draft-note';
export type { DraftStore } from './draft-store';
export { followOtherTabs, forgetDrafts, forgetOldDrafts, hasDrafts, holdDraftsInTab } from './drafts';
export { draftFormKeys, draftKey, forgetDraftsOfOthers, VISITOR } from './keys';
export {
  type Drafts,
  type DraftsOwner,
  DraftsOwnerContext,
  useDraftStore,
  useDrafts,
  useDraftValue,
  visitorDraft,
} from './use-draft';
export { useDraftFile } from './use-draft-file';
export { useChangeDraft, useFormDraft } from './use-form-draft';
export { useFormDrafts } from './use-form-drafts';
export { type DraftOffScreen, useDraftsOffScreen } from './use-orphaned-drafts';
