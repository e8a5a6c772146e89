import { FieldPath, FieldValue } from 'firebase-admin/firestore';
import { syncCommentPreviews } from '../feed/comment-preview';
import { db } from '../platform/app';
import { updateAll } from '../platform/update-all';
import { eachPage } from './each-page';

/**
 * Takes an account out of whom texts call by name, where they stand and where they lie out of sight. What they say stays.
 * Those that do so are found by the entry itself, whatever is in it: the database has an index of each field of a map,
 * and across all posts' comments one of `mentions`, whose fields inherit it (`firestore.indexes.json`).
 */
export async function leaveMentions(uid: string): Promise<void> {
  const entry = new FieldPath('mentions', uid);
  await eachPage(db.collection('posts').orderBy(entry), (page) =>
    updateAll(page, () => [entry, FieldValue.delete()]),
  );
  await eachPage(db.collectionGroup('comments').orderBy(entry), async (page) => {
    await updateAll(page, () => [entry, FieldValue.delete()]);
    await syncCommentPreviews(page);
  });
  const hidden = new FieldPath('data', 'mentions', uid);
  await eachPage(db.collection('_hiddenContent').orderBy(hidden), (page) =>
    updateAll(page, () => [hidden, FieldValue.delete()]),
  );
}
