import { lateMenu } from '@/ui/late-menu';
import type { CommentMenuProps } from './comment-menu';
import type { PostMenuProps } from './post-menu';

const WORDS = { messages: ['posts'] } as const;

/** With what a post shows of it afterwards: there may be no network by then. */
const loadPostMenu = () =>
  Promise.all([import('./post-menu').then((m) => m.PostMenu), import('../marks/post-marks')]).then(
    ([PostMenu]) => PostMenu,
  );

/** What else can be done with a post. */
export const LatePostMenu = lateMenu<PostMenuProps>(loadPostMenu, WORDS);

/** What can be done with a comment. */
export const LateCommentMenu = lateMenu<CommentMenuProps>(
  () => import('./comment-menu').then((m) => m.CommentMenu),
  WORDS,
);
