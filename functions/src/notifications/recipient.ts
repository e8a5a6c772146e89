import type { Transaction } from 'firebase-admin/firestore';
import type { Notification } from '@/domain/entities/community';
import type { Post } from '@/domain/entities/post';
import { parseUser, userRef } from '../platform/accounts';
import { db } from '../platform/app';
import { isDocumentId } from '../platform/document-id';
import { isInGroup } from '../platform/group-memberships';

/**
 * Whether somebody is told of anything at a post. The product, which has no account, reads nothing; who does not see the post,
 * as by having left the school or its group, is told of nothing there.
 */
async function sees(tx: Transaction, post: Post, userId: string): Promise<boolean> {
  if (!isDocumentId(userId)) return false;
  const user = parseUser(await tx.get(userRef(userId)));
  if (!user?.approvedSchools.includes(post.schoolId)) return false;
  return isInGroup(tx, user, post.schoolId, post.groupId);
}

/**
 * Whether somebody is told of what another did with or under a post. Not of what they did themselves; nor is anybody of those
 * whom they have blocked, or of what goes on below their posts.
 */
export async function mayBeTold(
  tx: Transaction,
  post: Post,
  { userId, actorId }: Pick<Notification, 'userId' | 'actorId'>,
): Promise<boolean> {
  if (userId === actorId || !(await sees(tx, post, userId))) return false;
  const others = [...new Set([actorId, post.authorId])].filter((id) => id !== userId && isDocumentId(id));
  const blocks = await tx.getAll(...others.map((id) => db.doc(`users/${userId}/hiddenItems/blocked_${id}`)));
  return blocks.every(({ exists }) => !exists);
}

/**
 * The same of what many did: whom somebody is not told of, themselves and those whom they have blocked.
 * @returns null where they are told of nothing there
 */
export async function readUnheard(
  tx: Transaction,
  post: Post,
  userId: string,
): Promise<ReadonlySet<string> | null> {
  if (!(await sees(tx, post, userId))) return null;
  const blocked = await tx.get(db.collection(`users/${userId}/hiddenItems`).where('kind', '==', 'blocked'));
  const unheard = new Set(blocked.docs.map(({ id }) => id.slice('blocked_'.length)));
  if (unheard.has(post.authorId)) return null;
  return unheard.add(userId);
}
