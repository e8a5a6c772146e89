import { lateMenu } from '@/ui/late-menu';
import type { CommentMenuProps } from './comment-menu';
import type { PostMenuProps } from './post-menu';

/** What else can be done with a post. */
export const LatePostMenu = lateMenu<PostMenuProps>(() => import('./post-menu').then((m) => m.PostMenu));

/** What can be done with a comment. */
export const LateCommentMenu = lateMenu<CommentMenuProps>(() =>
  import('./comment-menu').then((m) => m.CommentMenu),
);
