import { documentId, orderBy, query, serverTimestamp, where } from 'firebase/firestore';
import { authorSnapshot } from '@/domain/author-snapshot';
import { REVISIONS_PAGE_SIZE } from '@/domain/limits';
import { postTokens } from '@/domain/search-tokens';
import type { CommentsPort } from '../../ports/comments';
import type { PostsPort } from '../../ports/posts';
import { commentRef } from '../collections/comments';
import { postRef } from '../collections/posts';
import { revisions } from '../collections/revisions';
import { readPage } from '../reading/documents';
import { commitCounted } from '../writing/count';

/** Changes the text and the topic of one's own post, and by what it is found. */
export const editPost: PostsPort['edit'] = (postId, author, { content, mentions, topic }) => {
  const { authorName } = authorSnapshot(author);
  const searchTokens = postTokens({ content, authorName });
  return commitCounted(author.uid, 'edits', postId, (transaction) => {
    transaction.update(postRef(postId), {
      ...{ content, mentions, searchTokens, editedAt: serverTimestamp() },
      ...(topic !== undefined && { topic }),
    });
  });
};

/** Changes the text of one's own comment. */
export const editComment: CommentsPort['edit'] = (postId, { id, uid }, { content, mentions }) =>
  commitCounted(uid, 'edits', `${postId}/${id}`, (transaction) => {
    transaction.update(commentRef(postId, id), { content, mentions, editedAt: serverTimestamp() });
  });

/** What a post or a comment said before. Ids sort by time. */
export const readRevisions: PostsPort['revisions'] = (of, after) =>
  readPage(
    query(revisions(of), where('schoolId', '==', of.schoolId), orderBy(documentId(), 'desc')),
    REVISIONS_PAGE_SIZE,
    after,
  );
