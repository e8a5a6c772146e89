import type { Comment, Post } from '@/domain/entities/post';
import type { Mentions } from '@/domain/mentions';
import type { Cursor, Observer, Page, Unsubscribe } from '../live';
import type { Author, Edit } from './posts';

/** Comments of a post that are read at once. */
export const COMMENT_PAGE_SIZE = 100;

/** Comments of a post. */
export interface CommentsPort {
  /** The newest page of a post's comments, newest first. */
  watchNewest(postId: string, observer: Observer<Page<Comment>>): Unsubscribe;
  /** The comments before a place, newest first. */
  older(postId: string, after: Cursor): Promise<Page<Comment>>;
  /** Now or not at all: a failure leaves nothing behind that is sent later. */
  create(
    postId: string,
    comment: {
      id: string;
      author: Author;
      content: string;
      /** The comment that this one answers; null for one to the post. */
      replyTo: string | null;
      mentions: Mentions;
      /** Of the host of an event, to everybody who comes; counted apart. */
      toGuests: boolean;
    },
  ): Promise<void>;
  /** Changes the text of one's own comment, as PostsPort's does. */
  edit(postId: string, comment: { id: string; uid: string }, edit: Edit): Promise<void>;
  /** Deletes a comment of one's own, or as an admin that of somebody else, on record. */
  delete(
    post: Pick<Post, 'id' | 'schoolId'>,
    comment: Comment,
    actor: { uid: string; isAdmin: boolean },
  ): Promise<void>;
}
