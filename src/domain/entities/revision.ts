import * as v from 'valibot';
import { idSchema } from '../fields';

/**
 * `posts/{postId}/revisions/{id}` and `posts/{postId}/comments/{commentId}/revisions/{id}`: what a post or a comment said
 * before its author changed it (product §4.7). Functions write it, reviewers of the school read it. Ids sort by time.
 */
export const revisionSchema = v.object({
  id: idSchema,
  schoolId: idSchema,
  authorId: idSchema,
  content: v.string(),
  /** Since when it was so. */
  writtenAt: v.nullable(v.date()),
  /** When it was changed. */
  replacedAt: v.date(),
});
export type Revision = v.InferOutput<typeof revisionSchema>;
