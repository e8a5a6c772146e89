import * as v from 'valibot';
import { idSchema } from '../fields';

/** What a post asks with its text: set with the post, and never changed, so that no vote changes its meaning. */
export const pollSchema = v.object({
  options: v.array(v.string()),
  /** Whether a parent may choose several. */
  isMultiple: v.boolean(),
  /** Until when votes are taken; null for as long as the post is there. */
  endsAt: v.nullable(v.date()),
});
export type Poll = v.InferOutput<typeof pollSchema>;

/** What has come of a poll; functions keep it. */
export const pollSummarySchema = v.object({
  /** Parents who have voted. */
  voters: v.number(),
  /** How many have chosen each option, in their order; null as long as so few have voted that it would tell who chose what. */
  votes: v.nullable(v.array(v.number())),
});
export type PollSummary = v.InferOutput<typeof pollSummarySchema>;

/** `posts/{postId}/pollVotes/{uid}`: read by its parent alone. */
export const pollVoteSchema = v.object({
  userId: idSchema,
  schoolId: idSchema,
  /** Places of the chosen options, in their order; none where the vote was taken back. */
  choices: v.array(v.number()),
  votedAt: v.nullable(v.date()),
});
export type PollVote = v.InferOutput<typeof pollVoteSchema>;
