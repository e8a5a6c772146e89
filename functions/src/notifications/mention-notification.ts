import { mentionNotificationId } from '@/domain/ids';
import { mentionedIn } from '@/domain/mentions';
import { changedIds } from '../platform/changed-ids';
import type { Step } from '../platform/steps';
import { readActor } from './actor';
import { syncPostNotification } from './sync-post-notification';
import { kindFor, readToldComment } from './told-comment';

/** A post, or a comment under it. */
interface Text {
  postId: string;
  commentId: string | null;
}

/**
 * Tells whoever a text calls by name since a change, and takes it back from those whom it calls no more.
 * @param before its stored mentions; undefined where it was not there
 * @param after the same after the change
 */
export const mentionSteps = ({ postId, commentId }: Text, before: unknown, after: unknown): Step[] =>
  changedIds(mentionedIn(before), mentionedIn(after)).map((uid) => ({
    name: `mention-${uid}`,
    run: () =>
      commentId === null ? syncPostMention(postId, uid) : syncCommentMention(postId, commentId, uid),
  }));

const syncPostMention = (postId: string, uid: string): Promise<void> =>
  syncPostNotification(postId, mentionNotificationId(postId, null, uid), async (tx, post) => {
    const isMentioned = mentionedIn(post.mentions).includes(uid);
    const actor = isMentioned ? await readActor(tx, 'mention', post.authorId) : null;
    return actor && { ...actor, userId: uid, commentId: null, words: post.content };
  });

const syncCommentMention = (postId: string, commentId: string, uid: string): Promise<void> =>
  syncPostNotification(postId, mentionNotificationId(postId, commentId, uid), async (tx, post) => {
    const told = await readToldComment(tx, postId, commentId);
    if (!told || kindFor(uid, post, told) !== 'mention') return null;
    const actor = await readActor(tx, 'mention', told.comment.authorId);
    return actor && { ...actor, userId: uid, commentId, words: told.comment.content };
  });
