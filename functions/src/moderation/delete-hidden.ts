import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { picturePathsOf } from '../cleanup/post-pictures';
import { deletePostRemains } from '../cleanup/post-remains';
import { isWorn } from '../cleanup/profile-pictures';
import { deleteFile } from '../cleanup/stored-file';
import { deleteEventRemains } from '../events/event-remains';
import { pinListRef } from '../pins/documents';
import { db } from '../platform/app';
import { deleteAll } from '../platform/delete-query';
import { type HiddenContent, isPictureHeld } from '../platform/hidden-content';
import { revisionsOf } from '../platform/posts';
import { deleteListRemains } from '../sign-ups/list-remains';

/**
 * Deletes for good what lies out of sight, with all that belongs to it. Itself last: what fails is tried again.
 */
export async function deleteHidden(hidden: DocumentSnapshot): Promise<void> {
  const { kind, schoolId, path, data, authorId, pictures } = hidden.data() as HiddenContent;
  const id = path.split('/').at(-1) ?? '';
  if (kind === 'post') {
    await deletePostRemains(id, { authorId, pictures: picturePathsOf(data) }, hidden.id);
  }
  if (kind === 'event') await deleteEventRemains(id);
  if (kind === 'signUpList') await deleteListRemains(id);
  if (kind === 'comment') await deleteAll(revisionsOf(db.doc(path)));
  if (kind === 'group') {
    await deleteAll(db.collection('posts').where('groupId', '==', id));
    for (const collection of ['groupMemberships', 'groupRequests', 'groupCooldowns'])
      await deleteAll(db.collection(collection).where('groupId', '==', id));
    // A trigger deletes what they name.
    await deleteAll(db.collection(`groups/${id}/files`));
    await pinListRef({ schoolId, groupId: id }).delete();
  }
  for (const face of kind === 'profile' ? pictures : [])
    if (!(await isWorn(face)) && !(await isPictureHeld(face, hidden.id))) await deleteFile(face);
  await hidden.ref.delete();
}
