import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { deleteAll } from '../cleanup/delete-query';
import { deletePostRemains } from '../cleanup/post-remains';
import { isWorn } from '../cleanup/profile-pictures';
import { deleteFile } from '../cleanup/stored-file';
import { db } from '../platform/app';
import { type HiddenContent, isPictureHeld } from '../platform/hidden-content';

/**
 * Deletes for good what lies out of sight, with all that belongs to it. Itself last: what fails is tried again.
 */
export async function deleteHidden(hidden: DocumentSnapshot): Promise<void> {
  const { kind, path, data, authorId, picture } = hidden.data() as HiddenContent;
  const id = path.split('/').at(-1) ?? '';
  if (kind === 'post') {
    const imageUrl = typeof data.imageUrl === 'string' ? data.imageUrl : null;
    await deletePostRemains(id, { imageUrl, authorId }, hidden.id);
  }
  if (kind === 'group') {
    await deleteAll(db.collection('posts').where('groupId', '==', id));
    await deleteAll(db.collection('groupMemberships').where('groupId', '==', id));
  }
  if (kind === 'profile' && picture && !(await isWorn(picture)) && !(await isPictureHeld(picture, hidden.id)))
    await deleteFile(picture);
  await hidden.ref.delete();
}
