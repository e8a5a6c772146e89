import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { groupMembershipSchema } from '@/domain/entities/group';
import type { Post } from '@/domain/entities/post';
import { groupPostNotificationId } from '@/domain/ids';
import { mentionedIn } from '@/domain/mentions';
import { DAY_MS } from '@/domain/time';
import type { News } from '../notify/news';
import { tellAll } from '../notify/tell';
import { readUser } from '../platform/accounts';
import { db } from '../platform/app';
import { now } from '../platform/clock';
import { deleteAll } from '../platform/delete-query';
import { isDocumentId } from '../platform/document-id';
import { parserOf } from '../platform/documents';
import { eachPageOf } from '../platform/each-page-of';
import { groupRef, parseGroup } from '../platform/groups';
import { parsePost, postRef } from '../platform/posts';
import type { Step } from '../platform/steps';
import { actedBy, faceOf } from './actor';
import { postNews } from './post-news';

const parseMembership = parserOf(groupMembershipSchema);

/** All that tells members of a group of one post. */
const notificationsOf = (postId: string) =>
  db.collection('notifications').where('postId', '==', postId).where('type', '==', 'group-post');

/** The post as it is now, where it is one of a group; null for one that is back after longer than a day, which was told then. */
async function readGroupPost(postId: string): Promise<(Post & { groupId: string }) | null> {
  const post = parsePost(await postRef(postId).get());
  const { createdAt, groupId } = post ?? {};
  if (!post || !createdAt || !isDocumentId(groupId)) return null;
  return (await now()) - createdAt.getTime() < DAY_MS ? { ...post, groupId } : null;
}

/**
 * Tells the members of a group of a post there, each once: not who wrote it, nor whom it calls by name, who are told of that. What
 * tells of one that has gone meanwhile goes as well.
 */
async function tellGroup(postId: string): Promise<void> {
  const post = await readGroupPost(postId);
  const author = post && isDocumentId(post.authorId) ? await readUser(post.authorId) : null;
  const group = post && parseGroup(await groupRef(post.groupId).get());
  if (!post || !author || group?.schoolId !== post.schoolId) return;
  const mentioned = new Set(mentionedIn(post.mentions));
  const acted = actedBy('group-post', faceOf(author));
  const newsFor = (userId: string): News =>
    postNews(groupPostNotificationId(postId, userId), post, {
      ...{ ...acted, userId, commentId: null, words: post.content, title: group.name },
    });
  const members = db.collection('groupMemberships').where('groupId', '==', post.groupId);
  await eachPageOf(members, async (page) => {
    const uids = page.flatMap((doc) => parseMembership(doc)?.userId ?? []);
    await tellAll(uids.filter((uid) => !mentioned.has(uid)).map(newsFor), 'keep');
  });
  await untellGone(postId);
}

/** Takes back what tells of a post that is gone, or out of sight. */
export async function untellGone(postId: string): Promise<void> {
  if (!(await postRef(postId).get()).exists) await deleteAll(notificationsOf(postId));
}

/** What a new post means for the members of its group; nothing for the school's feed. */
export const tellGroupSteps = (post: QueryDocumentSnapshot): Step[] =>
  typeof post.get('groupId') === 'string' ? [{ name: 'tell-group', run: () => tellGroup(post.id) }] : [];
