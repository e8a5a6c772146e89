import { onDocumentDeleted } from 'firebase-functions/v2/firestore';
import { db } from '../platform/app';
import { TRIGGER } from '../platform/options';
import { parsePost, postRef } from '../platform/posts';
import { runSteps, type Step } from '../platform/steps';
import { deleteAll } from './delete-query';
import { pathInFolder } from './file-address';
import { deletePicture, POST_IMAGES } from './shown-picture';

/**
 * A deleted post takes its comments, its picture and its notifications along. Every deleted comment runs
 * onCommentDeleted, which never touches posts that are gone: no loop.
 */
export const onPostDeleted = onDocumentDeleted({ ...TRIGGER, document: 'posts/{postId}' }, async (event) => {
  const { postId } = event.params;
  const post = event.data ? parsePost(event.data) : null;
  const image = post && pathInFolder(post.imageUrl, POST_IMAGES);
  const steps: Step[] = [
    { name: 'comments', run: () => deleteAll(postRef(postId).collection('comments')) },
    {
      name: 'notifications',
      run: () => deleteAll(db.collection('notifications').where('postId', '==', postId)),
    },
  ];
  if (image) steps.push({ name: 'image', run: () => deletePicture(image, post.authorId) });
  await runSteps(steps, { postId });
});
