import { db } from '../platform/app';
import { deleteAll } from '../platform/delete-query';
import { postRef, revisionsOf } from '../platform/posts';
import { runSteps, type Step } from '../platform/steps';
import { pollTallyRef, pollVotesOf } from '../polls/documents';
import { deletePicture } from './shown-picture';

/**
 * Deletes what a post that is gone for good has left: its comments, what was voted, what it said before, its notifications and
 * its pictures.
 * @param post who wrote it, and the paths of its pictures; null when nothing is known of it
 * @param hiddenKey under which it lies out of sight itself
 */
export async function deletePostRemains(
  postId: string,
  post: { authorId: string; pictures: readonly string[] } | null,
  hiddenKey?: string,
): Promise<void> {
  const steps: Step[] = [
    { name: 'comments', run: () => deleteAll(postRef(postId).collection('comments')) },
    { name: 'votes', run: () => deleteAll(pollVotesOf(postId)) },
    { name: 'tally', run: async () => void (await pollTallyRef(postId).delete()) },
    { name: 'revisions', run: () => deleteAll(revisionsOf(postRef(postId))) },
    {
      name: 'notifications',
      run: () => deleteAll(db.collection('notifications').where('postId', '==', postId)),
    },
  ];
  if (post)
    for (const [at, path] of post.pictures.entries())
      steps.push({ name: `image ${at + 1}`, run: () => deletePicture(path, post.authorId, hiddenKey) });
  await runSteps(steps, { postId });
}
