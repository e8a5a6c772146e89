import { onDocumentDeleted } from 'firebase-functions/v2/firestore';
import { eventOfDiscussion } from '@/domain/event-discussion';
import { untellGone } from '../notifications/group-posts';
import { mentionSteps } from '../notifications/mention-notification';
import { takeOffPictures } from '../notifications/take-off-pictures';
import { releasePin } from '../pins/release-pin';
import { db } from '../platform/app';
import { hiddenPostRef } from '../platform/hidden-content';
import { TRIGGER } from '../platform/options';
import { parsePost, postRef } from '../platform/posts';
import { runSteps, type Step } from '../platform/steps';
import { picturePathsOf } from './post-pictures';
import { deletePostRemains } from './post-remains';

/**
 * A deleted post takes its comments, its pictures and its notifications along. Every deleted comment runs
 * onCommentDeleted, which never touches posts that are gone: no loop. One that moderation has put out of sight, or back
 * in its place by the time of this event, keeps all of them, apart from its pin, what tells those whom it mentions and its
 * group of it, and its picture beside what tells of its comments. What the discussion of an event leaves goes with the event.
 */
export const onPostDeleted = onDocumentDeleted({ ...TRIGGER, document: 'posts/{postId}' }, async (event) => {
  const { postId } = event.params;
  if (eventOfDiscussion(postId) !== null) return;
  const post = event.data ? parsePost(event.data) : null;
  const unpin: Step[] = post?.pinnedUntil ? [{ name: 'pin', run: () => releasePin(postId, post) }] : [];
  const kept = await db.getAll(hiddenPostRef(postId), postRef(postId));
  if (kept.some(({ exists }) => exists)) {
    const mentions = mentionSteps({ postId, commentId: null }, event.data?.get('mentions'), undefined);
    const outOfSight: Step[] = [
      { name: 'group-posts', run: () => untellGone(postId) },
      { name: 'pictures-told', run: () => takeOffPictures(postId) },
    ];
    return runSteps([...unpin, ...mentions, ...outOfSight], { postId });
  }
  const remains: Step = {
    name: 'remains',
    run: () => deletePostRemains(postId, post && { authorId: post.authorId, pictures: picturePathsOf(post) }),
  };
  await runSteps([...unpin, remains], { postId });
});
