import type { ReactNode } from 'react';
import type { Comment, Post } from '@/domain/entities/post';

/** How posts are shown: the same for all posts of a screen. */
export interface FeedOptions {
  /** Looking only: nothing can be written or liked (demo, admins looking at a school). */
  readOnly?: boolean;
  /** Nor deleted, not even by an admin (a preview of what parents see). */
  keepAll?: boolean;
  /** A school is looked at from outside (admins): its posts and parents have no pages for this reader. */
  outside?: boolean;
  /** In the feed of a group: whether its reader runs it, and may pin posts there. */
  mayPin?: boolean;
  /** Where an author's name leads, in place of the profile. */
  authorPath?: (uid: string) => string;
  /** A further act on a post or one of its comments, from another feature ("Create Event"). */
  renderAction?: (post: Post, comment?: Comment) => ReactNode;
}
