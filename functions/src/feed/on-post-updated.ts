import { onDocumentUpdated, type QueryDocumentSnapshot } from 'firebase-functions/v2/firestore';
import { syncLikeNotification } from '../notifications/like-notification';
import { mentionSteps } from '../notifications/mention-notification';
import { changedIds, idsIn } from '../platform/changed-ids';
import { TRIGGER } from '../platform/options';
import { parsePost } from '../platform/posts';
import { runSteps, type Step } from '../platform/steps';
import { countLike } from '../stats/on-post-acts';
import { revisionSteps } from './keep-revision';

/**
 * A post changed: whoever began or ceased to like it is reflected in the author's notifications and the statistics;
 * what its author has changed is kept as it was, and who is mentioned follows. Previews, counts and names that other
 * functions write on posts are none of that, and this writes no posts: no loop.
 */
export const onPostUpdated = onDocumentUpdated({ ...TRIGGER, document: 'posts/{postId}' }, async (event) => {
  const { postId } = event.params;
  if (!event.data) return;
  const { before, after } = event.data;
  const text = { postId, commentId: null };
  await runSteps(
    [
      ...likeSteps(postId, before, after),
      ...revisionSteps({ ...text, former: before, before: parsePost(before), after: parsePost(after) }),
      ...mentionSteps(text, before.get('mentions'), after.get('mentions')),
    ],
    { postId },
  );
});

function likeSteps(postId: string, before: QueryDocumentSnapshot, after: QueryDocumentSnapshot): Step[] {
  const changed = changedIds(before.get('likedBy'), after.get('likedBy'));
  const steps: Step[] = changed.map((uid) => ({
    name: `like-${uid}`,
    run: () => syncLikeNotification(postId, uid),
  }));
  const present = idsIn(after.get('likedBy'));
  for (const uid of changed.filter((one) => present.has(one))) {
    const at = after.updateTime.toDate();
    steps.push({ name: `count-${uid}`, run: () => countLike(postId, uid, after.get('schoolId'), at) });
  }
  return steps;
}
