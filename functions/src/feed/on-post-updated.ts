import { onDocumentUpdated } from 'firebase-functions/v2/firestore';
import { syncLikeNotification } from '../notifications/like-notification';
import { TRIGGER } from '../platform/options';
import { runSteps, type Step } from '../platform/steps';
import { countLike } from '../stats/on-post-acts';
import { changedLikers, likersIn } from './changed-likers';

/**
 * A post changed: whoever began or ceased to like it is reflected in the author's notifications
 * and the statistics. Previews, counts
 * and names that other functions write on posts change no `likedBy`, and this writes no posts: no loop.
 */
export const onPostUpdated = onDocumentUpdated({ ...TRIGGER, document: 'posts/{postId}' }, async (event) => {
  const { postId } = event.params;
  const { before, after } = event.data ?? {};
  const changed = changedLikers(before?.get('likedBy'), after?.get('likedBy'));
  const steps: Step[] = changed.map((uid) => ({
    name: `like-${uid}`,
    run: () => syncLikeNotification(postId, uid),
  }));
  const present = likersIn(after?.get('likedBy'));
  for (const uid of changed.filter((one) => present.has(one))) {
    const at = after?.updateTime?.toDate() ?? new Date();
    steps.push({ name: `count-${uid}`, run: () => countLike(postId, uid, after?.get('schoolId'), at) });
  }
  await runSteps(steps, { postId });
});
