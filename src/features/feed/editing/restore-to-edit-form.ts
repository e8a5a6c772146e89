import type { Drafts } from '@/features/drafts';
import type { EntryOf } from '@/features/offline';
import type { Draft } from '../model/draft';
import { editFormKey } from '../model/edited-text';
import { newDraft } from './new-draft';

/** Opens the form of a change that could not be sent, with it. Returns false where something else is typed there. */
export function restoreToEditForm(edit: EntryOf<'edit'>, drafts: Drafts): boolean {
  const store = drafts<Draft>(editFormKey(edit));
  if (store.get() !== null) return false;
  store.set(newDraft(edit));
  return true;
}
