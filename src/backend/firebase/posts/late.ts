import { deleteDoc, getDocFromServer, limit, orderBy, query, where } from 'firebase/firestore';
import { fetched } from '../../fetched';
import type { CommentsPort } from '../../ports/comments';
import type { PostsPort } from '../../ports/posts';
import { commentRef } from '../collections/comments';
import { memberRef } from '../collections/members';
import { postRef, postsOf } from '../collections/posts';
import { entities, entity, readPage, readQuery } from '../reading/documents';
import { SEARCH_LIMIT } from '../reading/list-sizes';
import { withBackendErrors } from '../sdk/errors';
import { actOnPost, readPins } from './acts';
import { editComment, editPost, readRevisions } from './edit';

const NEWEST_FIRST = orderBy('createdAt', 'desc');

/** What most visits ask for nothing of. */
export const latePosts = {
  // The code of the file storage comes with the first picture.
  uploadImage: async (...picture) => (await fetched(() => import('./upload-image'))).uploadImage(...picture),

  edit: (...edit) => withBackendErrors(() => editPost(...edit)),

  revisions: readRevisions,

  delete: (post, actor) =>
    withBackendErrors(async () => {
      if (post.authorId === actor.uid) return deleteDoc(postRef(post.id));
      const others = await fetched(() => import('./delete-of-others'));
      return others.deletePost(postRef(post.id), post, actor.uid);
    }),

  act: actOnPost,

  pins: readPins,

  authorOf: (schoolId, uid) =>
    withBackendErrors(async () => entity(await getDocFromServer(memberRef(schoolId, uid)))),

  newestBy: (schoolId, authorId, count) =>
    withBackendErrors(async () =>
      entities(
        await readQuery(
          query(
            postsOf({ schoolId, groupId: null }, where('authorId', '==', authorId), NEWEST_FIRST),
            limit(count),
          ),
        ),
      ),
    ),

  search: (feed, token, after) =>
    readPage(
      postsOf(feed, where('searchTokens', 'array-contains', token), NEWEST_FIRST),
      SEARCH_LIMIT,
      after,
    ),
} satisfies Partial<PostsPort>;

/** The same of comments. */
export const lateComments = {
  edit: (...edit) => withBackendErrors(() => editComment(...edit)),

  delete: (post, comment, actor) =>
    withBackendErrors(async () => {
      const ref = commentRef(post.id, comment.id);
      if (comment.authorId === actor.uid) return deleteDoc(ref);
      const others = await fetched(() => import('./delete-of-others'));
      return others.deleteComment(ref, post, comment, actor.uid);
    }),
} satisfies Partial<CommentsPort>;
