import type { DocumentReference } from 'firebase-admin/firestore';
import type { Post } from '@/domain/entities/post';
import type { User } from '@/domain/entities/user';
import { db } from '../platform/app';
import { parsePost } from '../platform/posts';

/** Those of these posts that are in schools this user is a member of, by their ids. */
export async function postsInOwnSchools(
  user: User,
  refs: readonly DocumentReference[],
): Promise<Map<string, Post>> {
  const unique = new Map(refs.map((ref) => [ref.path, ref]));
  const found = unique.size === 0 ? [] : await db.getAll(...unique.values());
  const posts = found.flatMap((doc) => parsePost(doc) ?? []);
  return new Map(
    posts.filter((post) => user.approvedSchools.includes(post.schoolId)).map((post) => [post.id, post]),
  );
}
