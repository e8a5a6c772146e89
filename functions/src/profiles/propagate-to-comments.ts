import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { User } from '@/domain/entities/user';
import { syncCommentPreview } from '../feed/comment-preview';
import { parseComment } from '../platform/posts';
import { updateAll } from '../platform/update-all';
import { postAuthorSnapshot } from './author-snapshot';
import { postsInOwnSchools } from './posts-in-own-schools';

/** Makes comments show their author as the account is now, and the previews that repeat them on the posts. */
export async function propagateToComments(
  user: User,
  comments: readonly QueryDocumentSnapshot[],
): Promise<void> {
  const { authorName, profilePicUrl } = postAuthorSnapshot(user);
  // A comment knows its school by its post alone.
  const posts = await postsInOwnSchools(
    user,
    comments.flatMap(({ ref }) => ref.parent.parent ?? []),
  );
  const stale = comments.filter((doc) => {
    const comment = parseComment(doc);
    const isOld = comment?.authorName !== authorName || comment.profilePicUrl !== profilePicUrl;
    return isOld && posts.has(doc.ref.parent.parent?.id ?? '');
  });
  await updateAll(stale, () => ({ authorName, profilePicUrl }));
  // All posts, not only those of stale comments: a retry finds its comments done and the previews perhaps not.
  for (const post of posts.values()) {
    const isShownOtherwise = post.comments.some(
      (shown) =>
        shown.authorId === user.uid &&
        (shown.authorName !== authorName || shown.profilePicUrl !== profilePicUrl),
    );
    if (isShownOtherwise) await syncCommentPreview(post.id);
  }
}
