import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { HOUR_MS } from '@/domain/time';
import { db } from '../platform/app';
import { isDocumentId } from '../platform/document-id';
import { groupRef, parseGroup } from '../platform/groups';
import { parsePost, postRef } from '../platform/posts';
import type { Step } from '../platform/steps';

/**
 * Tells a group that something was posted in it, in `lastPostAt`. All who look at the school's groups are told of each
 * change, so it changes once an hour at most, and a post less leaves it. A post that is gone by then, or out of sight,
 * says nothing. Events that come late or again find a later time there: it never goes back.
 */
async function syncLastPost(postId: string): Promise<void> {
  await db.runTransaction(async (tx) => {
    const post = parsePost(await tx.get(postRef(postId)));
    if (!post?.createdAt || post.groupId === null || !isDocumentId(post.groupId)) return;
    const snapshot = await tx.get(groupRef(post.groupId));
    const group = parseGroup(snapshot);
    if (!group || group.schoolId !== post.schoolId) return;
    const isFresh = group.lastPostAt && post.createdAt.getTime() < group.lastPostAt.getTime() + HOUR_MS;
    if (!isFresh) tx.update(snapshot.ref, { lastPostAt: post.createdAt });
  });
}

/** What a new post means for its group; nothing for the school's feed. */
export const lastPostSteps = (post: QueryDocumentSnapshot): Step[] =>
  typeof post.get('groupId') === 'string' ? [{ name: 'last-post', run: () => syncLastPost(post.id) }] : [];
