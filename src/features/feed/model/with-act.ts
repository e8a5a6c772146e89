import type { Post } from '@/domain/entities/post';
import type { PostAct } from '@/domain/post-act';

/** A post as it is once something is done with it. */
export function withAct(post: Post, act: PostAct): Post {
  switch (act.type) {
    case 'pin':
      return { ...post, pinnedUntil: act.until, sortAt: act.until };
    case 'unpin':
      return { ...post, pinnedUntil: null, sortAt: post.createdAt };
    case 'close':
      return { ...post, closedAt: post.closedAt ?? new Date() };
    case 'reopen':
      return { ...post, closedAt: null };
  }
}

/** Whether a post shows that it was done. */
export function shows(post: Post, act: PostAct): boolean {
  switch (act.type) {
    case 'pin':
      return post.pinnedUntil?.getTime() === act.until.getTime();
    case 'unpin':
      return post.pinnedUntil === null;
    case 'close':
      return post.closedAt !== null;
    case 'reopen':
      return post.closedAt === null;
  }
}
