import { useCallback, useContext } from 'react';
import { draftFileOf, keepDraftFile } from './draft-files';
import { draftKey, VISITOR } from './keys';
import { DraftsOwnerContext } from './use-draft';

/**
 * The file that somebody has chosen in one form and not sent: there again when they come back to it on this page. What
 * a visitor has chosen is not, as nobody could say whose it is.
 */
export function useDraftFile(formKey: string): [held: File | null, hold: (file: File | null) => void] {
  const { uid } = useContext(DraftsOwnerContext);
  const key = draftKey(uid, formKey);
  const hold = useCallback((file: File | null) => keepDraftFile(key, file), [key]);
  return [uid === VISITOR ? null : draftFileOf(key), hold];
}
