import type { Query } from 'firebase-admin/firestore';
import { deletePostRemains } from '../cleanup/post-remains';
import { deleteFile } from '../cleanup/stored-file';
import { deleteEventRemains } from '../events/event-remains';
import { db } from '../platform/app';
import { deleteAll } from '../platform/delete-query';
import { eachDocument } from '../platform/each-document';
import type { HiddenContent } from '../platform/hidden-content';
import { deleteListRemains } from '../sign-ups/list-remains';
import { ofSchool } from './school-documents';

/** Values one `in` may compare with. */
const AT_ONCE = 30;

/**
 * Deletes posts and groups. Triggers take comments, pictures and notifications of posts along; what was said before goes
 * here, as nothing runs any more for what is out of sight.
 */
export async function eraseShared(schoolId: string): Promise<void> {
  for (const collection of ['posts', 'groups']) await deleteAllAndNotes(ofSchool(collection, schoolId));
  await deleteAll(db.collectionGroup('files').where('schoolId', '==', schoolId));
  await deleteAll(db.collectionGroup('revisions').where('schoolId', '==', schoolId));
}

/** Deletes what a query finds, and with it the lists of who has hidden it for themselves, which carry its name. */
async function deleteAllAndNotes(query: Query): Promise<void> {
  for (;;) {
    const { docs } = await query.limit(AT_ONCE).get();
    if (docs.length === 0) return;
    const ids = docs.map(({ id }) => id);
    await deleteAll(db.collectionGroup('hiddenItems').where('targetId', 'in', ids));
    const batch = db.batch();
    for (const { ref } of docs) batch.delete(ref);
    await batch.commit();
  }
}

/**
 * Deletes what moderation has put out of sight, with its pictures, and with what waits where it was: the comments of a
 * post or an event, the votes in a poll, the answers to an event, and the claims of a sign-up list.
 */
export const eraseHidden = (schoolId: string): Promise<void> =>
  eachDocument(ofSchool('_hiddenContent', schoolId), async (hidden) => {
    const { kind, path, pictures } = hidden.data() as HiddenContent;
    const id = path.split('/').at(-1) ?? '';
    if (kind === 'post') await deletePostRemains(id, null);
    if (kind === 'event') await deleteEventRemains(id);
    if (kind === 'signUpList') await deleteListRemains(id);
    for (const picture of pictures) await deleteFile(picture);
    await hidden.ref.delete();
  });
