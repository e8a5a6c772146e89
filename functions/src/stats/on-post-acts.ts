import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { parsePost, postRef } from '../platform/posts';
import { countOnce, momentOf } from './count';

/** Counts a comment for its post's school. Of a post that is gone meanwhile it is not counted. */
export async function countComment(postId: string, comment: DocumentSnapshot): Promise<void> {
  const post = parsePost(await postRef(postId).get());
  if (post) {
    await countOnce(comment.ref.path, post.schoolId, momentOf(comment, 'createdAt'), 'comments');
  }
}

/** Counts a parent's first like of a post; taking it back and giving it again counts nothing more. */
export const countLike = (postId: string, uid: string, schoolId: unknown, at: Date): Promise<void> =>
  countOnce(`like_${postId}_${uid}`, schoolId, at, 'likes');
