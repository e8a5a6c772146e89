import { lateMenu } from '@/ui/late-menu';
import type { CommentMenuProps } from './comment-menu';
import type { PostMenuProps } from './post-menu';

const WORDS = { messages: ['posts'] } as const;

/** What else can be done with a post. */
export const LatePostMenu = lateMenu<PostMenuProps>(
  () => import('./post-menu').then((m) => m.PostMenu),
  WORDS,
);

/** What can be done with a comment. */
export const LateCommentMenu = lateMenu<CommentMenuProps>(
  () => import('./comment-menu').then((m) => m.CommentMenu),
  WORDS,
);
