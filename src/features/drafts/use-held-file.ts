import { useCallback, useContext } from 'react';
import { fileOf, holdFile } from './held-files';
import { draftKey, VISITOR } from './keys';
import { DraftsOwnerContext } from './use-draft';

/**
 * The file that somebody has chosen in one place and not sent: there again when they come back to it on this page. What
 * a visitor has chosen is not, as nobody could say whose it is.
 */
export function useHeldFile(place: string): [held: File | null, hold: (file: File | null) => void] {
  const { uid } = useContext(DraftsOwnerContext);
  const key = draftKey(uid, place);
  const hold = useCallback((file: File | null) => holdFile(key, file), [key]);
  return [uid === VISITOR ? null : fileOf(key), hold];
}
