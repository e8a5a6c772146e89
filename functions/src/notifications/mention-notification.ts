import { mentionNotificationId } from '@/domain/ids';
import { mentionedIn } from '@/domain/mentions';
import { changedIds } from '../platform/changed-ids';
import type { Step } from '../platform/steps';
import { readActor } from './actor';
import { syncCommentMention } from './comment-notification';
import { syncPostNotification } from './sync-post-notification';

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

function syncPostMention(postId: string, uid: string): Promise<void> {
  return syncPostNotification(postId, mentionNotificationId(postId, null, uid), async (tx, post) => {
    const isMentioned = mentionedIn(post.mentions).includes(uid);
    const actor = isMentioned ? await readActor(tx, 'mention', post.authorId) : null;
    return actor && { ...actor, userId: uid, commentId: null, likeKey: null };
  });
}
