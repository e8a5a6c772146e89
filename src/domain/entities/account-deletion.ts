import * as v from 'valibot';
import { idSchema } from '../fields';

/**
 * `accountDeletions/{uid}`: an account whose parent wants it deleted, with all that is theirs, a week from then. Written by
 * functions; gone when its parent has changed their mind, and with the account.
 */
export const accountDeletionSchema = v.object({
  userId: idSchema,
  /** Posts, comments and events stay, under "A former parent". */
  keepPosts: v.boolean(),
  requestedAt: v.date(),
  dueAt: v.date(),
});
export type AccountDeletion = v.InferOutput<typeof accountDeletionSchema>;
