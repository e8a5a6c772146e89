import { GROUP_FILES } from '@/domain/entities/group-file';
import { PROOF_FOLDER } from '../cleanup/lost-proof';
import { isMissingFile } from '../cleanup/stored-file';
import { bucket } from '../platform/app';

/** The label of a file that has been checked. No client can write it: rules compare an upload's labels as a whole. */
const CHECKED = { checked: 'yes' };

/** Folders whose files are read by rules alone, never by a link. */
const PRIVATE_FOLDERS = [PROOF_FOLDER, `${GROUP_FILES}/`];

/** Whether a file of these labels has been checked. */
export const isChecked = (labels: object | undefined): boolean =>
  (labels as Partial<typeof CHECKED> | undefined)?.checked === CHECKED.checked;

/**
 * Labels a file as checked and takes back what no rule can see: how long its client wants it to be kept on the way, and
 * its language. A document loses the token of its link, too: whoever holds one needs no rule to read the file.
 */
export async function settleFile(path: string): Promise<void> {
  const labels: Record<string, string | null> = { ...CHECKED };
  // What is null is taken off; whatever else the file is labelled with stays.
  if (PRIVATE_FOLDERS.some((folder) => path.startsWith(folder))) labels.firebaseStorageDownloadTokens = null;
  const settled = { cacheControl: 'private, max-age=0', contentLanguage: '', metadata: labels };
  try {
    await bucket().file(path).setMetadata(settled);
  } catch (error) {
    // Deleted meanwhile.
    if (!isMissingFile(error)) throw error;
  }
}
