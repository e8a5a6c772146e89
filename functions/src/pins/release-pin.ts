import { FieldPath, FieldValue } from 'firebase-admin/firestore';
import type { Post } from '@/domain/entities/post';
import { db } from '../platform/app';
import { parsePost, postRef } from '../platform/posts';
import { parsePinList, pinListOf } from './documents';

/**
 * Takes a post that is gone off the pins of its feed, so that another one has room. One that is there again by the time
 * of this, and pinned, stays on it.
 */
export async function releasePin(postId: string, feed: Pick<Post, 'schoolId' | 'groupId'>): Promise<void> {
  const ref = pinListOf(feed);
  if (!ref) return;
  await db.runTransaction(async (tx) => {
    const [post, list] = await tx.getAll(postRef(postId), ref);
    if (parsePost(post)?.pinnedUntil || !(postId in (parsePinList(list)?.posts ?? {}))) return;
    tx.update(ref, new FieldPath('posts', postId), FieldValue.delete());
  });
}
