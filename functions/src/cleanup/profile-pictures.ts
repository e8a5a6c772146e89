import { userRef } from '../platform/accounts';
import { pathInFolder } from './file-address';
import { sweep } from './sweep';

export const PROFILE_PICTURES = 'profile-pictures';

/** Whether the account whose folder it is in shows the picture. */
export async function isWorn(path: string): Promise<boolean> {
  const uid = path.split('/')[1] ?? '';
  const shown: unknown = (await userRef(uid).get()).get('profilePicUrl');
  return typeof shown === 'string' && pathInFolder(shown, PROFILE_PICTURES) === path;
}

/** Deletes all pictures of an account that is gone, but what it shows if it is there again: events come late. */
export const deletePicturesOf = (uid: string): Promise<void> =>
  sweep(
    `${PROFILE_PICTURES}/${uid}/`,
    () => true,
    ({ path }) => isWorn(path),
  );
