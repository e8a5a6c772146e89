import { onDocumentUpdated, type QueryDocumentSnapshot } from 'firebase-functions/v2/firestore';
import { forgetSingle, syncLikes } from '../notifications/grouped-notifications';
import { mentionSteps } from '../notifications/mention-notification';
import { quoteAnew } from '../notifications/quote-anew';
import { changedIds, idsIn } from '../platform/changed-ids';
import { TRIGGER } from '../platform/options';
import { parsePost } from '../platform/posts';
import { runSteps, type Step } from '../platform/steps';
import { countLike } from '../stats/on-post-acts';
import { revisionSteps } from './keep-revision';

/**
 * A post changed: whoever began or ceased to like it is reflected in the author's notifications and the statistics;
 * what its author has changed is kept as it was, what tells of it quotes it anew, and who is mentioned follows. Previews, counts and names that other
 * functions write on posts are none of that, and this writes no posts: no loop.
 */
export const onPostUpdated = onDocumentUpdated({ ...TRIGGER, document: 'posts/{postId}' }, async (event) => {
  const { postId } = event.params;
  if (!event.data) return;
  const { before, after } = event.data;
  const text = { postId, commentId: null };
  const isEdited = String(before.get('content')) !== String(after.get('content'));
  await runSteps(
    [
      ...likeSteps(postId, before, after),
      ...revisionSteps({ ...text, former: before, before: parsePost(before), after: parsePost(after) }),
      ...mentionSteps(text, before.get('mentions'), after.get('mentions')),
      ...(isEdited ? editSteps(postId) : []),
    ],
    { postId },
  );
});

/** What tells of a post quotes it as it is now. */
const editSteps = (postId: string): Step[] => [
  { name: 'quotes', run: () => quoteAnew(postId, null) },
  { name: 'quote-of-likes', run: () => syncLikes(postId, []) },
];

function likeSteps(postId: string, before: QueryDocumentSnapshot, after: QueryDocumentSnapshot): Step[] {
  const changed = changedIds(before.get('likedBy'), after.get('likedBy'));
  if (changed.length === 0) return [];
  const present = idsIn(after.get('likedBy'));
  const fresh = changed.filter((uid) => present.has(uid));
  const steps: Step[] = [{ name: 'likes', run: () => syncLikes(postId, fresh) }];
  for (const uid of changed.filter((one) => !present.has(one)))
    steps.push({ name: `single-${uid}`, run: () => forgetSingle('like', postId, uid) });
  for (const uid of fresh) {
    const at = after.updateTime.toDate();
    steps.push({ name: `count-${uid}`, run: () => countLike(postId, uid, after.get('schoolId'), at) });
  }
  return steps;
}
