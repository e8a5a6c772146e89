import { pathInFolder } from '../cleanup/file-address';
import { deleteFile } from '../cleanup/stored-file';
import { readUser } from '../platform/accounts';
import { isPictureHeld } from '../platform/hidden-content';

/**
 * Deletes a profile picture that was exchanged or taken away: nobody should stay findable by a face they withdrew.
 * Only out of the owner's own folder, which no one else can write, and not when the account shows it again, or may again
 * when moderation has taken it off.
 */
export async function deleteOldPicture(uid: string, oldUrl: string | null): Promise<void> {
  const path = ownPicture(uid, oldUrl);
  if (!path) return;
  const user = await readUser(uid);
  if (ownPicture(uid, user?.profilePicUrl ?? null) === path) return;
  if (await isPictureHeld(path)) return;
  await deleteFile(path);
}

const ownPicture = (uid: string, url: string | null) => pathInFolder(url, `profile-pictures/${uid}`);
