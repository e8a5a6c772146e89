import * as v from 'valibot';
import { idSchema } from './fields';

/** What can be reported and moderated (docs/product.md §4.11). */
export const TARGET_KINDS = ['post', 'comment', 'event', 'signUpList', 'group', 'profile'] as const;
export type TargetKind = (typeof TARGET_KINDS)[number];

/** One of them. The id of a profile is its parent's uid; a comment is named with its post. */
export const targetSchema = v.variant('kind', [
  v.object({
    kind: v.picklist(['post', 'event', 'signUpList', 'group', 'profile']),
    id: idSchema,
    schoolId: idSchema,
  }),
  v.object({ kind: v.literal('comment'), id: idSchema, postId: idSchema, schoolId: idSchema }),
]);
export type Target = v.InferOutput<typeof targetSchema>;

/**
 * One text for each thing that can be reported, the same for all who report it. A profile is one of a school, as each
 * school decides for itself. Ids of the product have no "/", so no two targets share a key.
 */
export const targetKey = (target: Target): string =>
  target.kind === 'comment'
    ? `comment/${target.postId}/${target.id}`
    : target.kind === 'profile'
      ? `profile/${target.schoolId}/${target.id}`
      : `${target.kind}/${target.id}`;
