import type { Post } from './entities/post';

/** What a post can be about, as it is stored. Rules allow no others. */
export const TOPICS = ['question', 'offer', 'lost-found', 'recommendation', 'event', 'news'] as const;
export type Topic = (typeof TOPICS)[number];

/** A known topic; null for none, and for one from a later release. */
export const topicOf = (name: string | null | undefined): Topic | null =>
  TOPICS.find((known) => known === name) ?? null;

/** What can be over, as what was lost is found, or what was offered is gone. */
const CLOSABLE: readonly (string | null)[] = ['offer', 'lost-found'] satisfies Topic[];

/** Whether a post can be marked as found or gone. */
export const isClosable = ({ topic }: Pick<Post, 'topic'>): boolean => CLOSABLE.includes(topic);

/** Whether a post is marked as found or gone. */
export const isClosed = (post: Pick<Post, 'topic' | 'closedAt'>): boolean =>
  isClosable(post) && post.closedAt !== null;
