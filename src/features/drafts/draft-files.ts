import { losesOnReload } from '@/unsaved';
import { isDraftOf } from './keys';

// Documents are never stored (docs/decisions.md 45): the page alone holds what was chosen and not sent, and asks before
// it goes.
const files = new Map<string, File>();

export const draftFileOf = (key: string): File | null => files.get(key) ?? null;

/** Null once it is sent or taken away. */
export function keepDraftFile(key: string, file: File | null): void {
  if (file) files.set(key, file);
  else files.delete(key);
  losesOnReload(files, files.size > 0);
}

/** Whether this person has chosen a document that is not sent. */
export const hasDraftFiles = (uid: string): boolean => [...files.keys()].some((key) => isDraftOf(uid, key));

/** Forgets the files after a sign-out or a change of account. */
export function forgetDraftFiles(isTheirs: (key: string) => boolean): void {
  for (const key of [...files.keys()].filter(isTheirs)) keepDraftFile(key, null);
}
