import type { Post } from '@/domain/entities/post';

/** When a post was written, in milliseconds; one that the server has just taken is the newest of all. */
export const timeOf = (post: Pick<Post, 'createdAt'>): number =>
  post.createdAt?.getTime() ?? Number.MAX_SAFE_INTEGER;

/** The time of the newest post that the server has dated; null without one. */
export const newestOf = (posts: readonly Post[]): number | null =>
  posts.find(({ createdAt }) => createdAt !== null)?.createdAt?.getTime() ?? null;

/**
 * Posts that came in while somebody reads, and wait until they are asked for: put above what is being read, they would
 * push it away from under the eye and the thumb. One's own are no surprise.
 * @param posts newest first
 * @param shown the time of the newest post on screen; null before there is one
 */
export function heldBack(posts: readonly Post[], shown: number | null, uid: string): Post[] {
  if (shown === null) return [];
  return posts.filter((post) => post.authorId !== uid && timeOf(post) > shown);
}

/**
 * The post above which somebody stopped reading, where others have written since; null when there is nothing to tell.
 * @param posts those on screen, newest first
 * @param readTo the time of the newest post that was on screen when they left
 */
export function firstRead(posts: readonly Post[], readTo: number | null, uid: string): string | null {
  if (readTo === null) return null;
  const index = posts.findIndex((post) => timeOf(post) <= readTo);
  const isNews = posts.slice(0, Math.max(0, index)).some(({ authorId }) => authorId !== uid);
  return isNews ? (posts[index]?.id ?? null) : null;
}
