import type { ReactNode } from 'react';
import type { EditedText } from '@/backend/ports/posts';
import type { Post } from '@/domain/entities/post';
import type { FeedOptions } from '../post/feed-options';

/** What is shown of a text. */
export type Words = Pick<Post, 'content' | 'mentions'>;

export interface WordsProps {
  of: EditedText;
  authorId: string;
  /** As the server has them. */
  words: Words;
  options: FeedOptions;
  children: (words: Words) => ReactNode;
}
