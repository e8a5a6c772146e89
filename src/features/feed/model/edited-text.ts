import type { EditedText } from '@/backend/ports/posts';

/** The form key of what an author makes of their post or comment. One last part, as of all forms of a school. */
export const editFormKey = ({ schoolId, postId, commentId }: EditedText): string =>
  `edit.${schoolId}.${postId}/${commentId ?? ''}`;

/** The id of a change in the outbox: of two changes of one text the later one stays. */
export const editIdOf = ({ postId, commentId }: Pick<EditedText, 'postId' | 'commentId'>): string =>
  `edit_${postId}_${commentId ?? ''}`;
