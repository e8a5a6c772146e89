import { db } from '../platform/app';
import { postRef } from '../platform/posts';
import { updateAll } from '../platform/update-all';

/** Takes the picture of a post that is out of sight off what tells of its comments and likes. */
export async function takeOffPictures(postId: string): Promise<void> {
  if ((await postRef(postId).get()).exists) return;
  const told = await db.collection('notifications').where('postId', '==', postId).get();
  await updateAll(
    told.docs.filter((doc) => typeof doc.get('imageUrl') === 'string'),
    () => ({ imageUrl: null }),
  );
}
