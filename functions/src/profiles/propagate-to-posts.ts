import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { User } from '@/domain/entities/user';
import { postTokens } from '@/domain/search-tokens';
import { parsePost } from '../platform/posts';
import { updateAll } from '../platform/update-all';
import { isSameSnapshot, postAuthorSnapshot } from './author-snapshot';

/**
 * Makes posts show their author as the account is now, in the schools they are a member of: who was removed writes there
 * no more, not by their own record either.
 */
export async function propagateToPosts(user: User, posts: readonly QueryDocumentSnapshot[]): Promise<void> {
  const wanted = postAuthorSnapshot(user);
  const stale = posts.filter((doc) => {
    const post = parsePost(doc);
    return post && user.approvedSchools.includes(post.schoolId) && !isSameSnapshot(post, wanted);
  });
  const { authorName } = wanted;
  await updateAll(stale, (doc) => ({
    ...wanted,
    searchTokens: postTokens({ content: doc.get('content') as string, authorName }),
  }));
}
