import { brand } from '@/brand';
import { bucket, db, type StoredFile } from '../platform/app';
import { documentsOf, storeArchive } from './archive';
import { filesOf, heldAbout } from './held-data';
import type { Section } from './readable-page';

/**
 * Writes one ZIP with everything that is held about a parent, their files included.
 * @param path where it goes in the bucket
 * @returns its size in bytes
 */
export async function makeArchive(uid: string, path: string, madeAt: Date): Promise<number> {
  const sections: Section[] = [];
  const files = new Map<string, StoredFile>();
  for (const { name, query, isTheirs = () => true, folder } of heldAbout(uid)) {
    const documents = (await documentsOf(query)).filter(isTheirs);
    sections.push({ name, documents });
    for (const { path: stored } of folder ? documents : []) {
      const file = bucket().file(String(stored));
      if (String(stored).startsWith(`${folder}/`) && (await file.exists())[0])
        files.set(`files/${stored}`, file);
    }
  }
  for (const prefix of filesOf(uid)) {
    const [found] = await bucket().getFiles({ prefix });
    for (const file of found) files.set(`files/${file.name.replace(uid, 'mine')}`, file);
  }
  return storeArchive(path, {
    ...{ title: `Your data at ${brand.name}`, sections, files, labels: { uid }, madeAt },
  });
}

export const exportRef = (uid: string) => db.doc(`dataExports/${uid}`);
