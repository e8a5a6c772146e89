import type { ReactNode } from 'react';
import type { Comment, Post } from '@/domain/entities/post';
import type { FeedOptions } from '../model/feed-options';

/** What is shown of a text. */
export type Words = Pick<Post, 'content' | 'mentions'> & Partial<Pick<Post, 'topic'>>;

export interface WordsProps {
  post: Post;
  /** Without one they are those of the post itself. */
  comment?: Comment;
  options: FeedOptions;
  children: (words: Words) => ReactNode;
}
