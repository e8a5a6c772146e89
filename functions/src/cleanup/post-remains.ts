import type { Post } from '@/domain/entities/post';
import { db } from '../platform/app';
import { postRef } from '../platform/posts';
import { runSteps, type Step } from '../platform/steps';
import { deleteAll } from './delete-query';
import { pathInFolder } from './file-address';
import { deletePicture, POST_IMAGES } from './shown-picture';

/**
 * Deletes what a post that is gone for good has left: its comments, its notifications and its picture.
 * @param hiddenKey under which it lies out of sight itself
 */
export async function deletePostRemains(
  postId: string,
  post: Pick<Post, 'imageUrl' | 'authorId'> | null,
  hiddenKey?: string,
): Promise<void> {
  const image = post && pathInFolder(post.imageUrl, POST_IMAGES);
  const steps: Step[] = [
    { name: 'comments', run: () => deleteAll(postRef(postId).collection('comments')) },
    {
      name: 'notifications',
      run: () => deleteAll(db.collection('notifications').where('postId', '==', postId)),
    },
  ];
  if (image) steps.push({ name: 'image', run: () => deletePicture(image, post.authorId, hiddenKey) });
  await runSteps(steps, { postId });
}
