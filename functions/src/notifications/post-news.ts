import type { Notification } from '@/domain/entities/community';
import type { Post } from '@/domain/entities/post';
import { commentPath, postPath } from '@/domain/event-discussion';
import { imagesOf } from '@/domain/post-images';
import { preview } from '@/domain/preview';
import type { News } from '../notify/news';
import type { Acted } from './actor';

/** Letters of what is quoted, with the sign that there is more. */
const QUOTED = 140;

/** How a text begins. */
export const quoteOf = (words: string): string => preview(words, QUOTED - 1);

/** What a notification tells of, and whom. */
export type Cause = Acted &
  Pick<Notification, 'userId' | 'commentId'> &
  Partial<Pick<Notification, 'event' | 'title'>> & {
    /** The words that it quotes the beginning of. */
    words: string;
  };

/** What is told about a post. */
export const postNews = (id: string, post: Post, { words, ...cause }: Cause): News => ({
  ...{ id, likeKey: null, event: null, ...cause },
  link: cause.commentId === null ? postPath(post.id) : commentPath(post.id, cause.commentId),
  ...{ postId: post.id, schoolId: post.schoolId, groupId: post.groupId },
  quote: quoteOf(words),
  imageUrl: imagesOf(post)[0]?.url ?? null,
});
