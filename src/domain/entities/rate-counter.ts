import * as v from 'valibot';

/** `rateCounters/{uid}_{kind}_{day}` (product §3.1): how much of one kind a parent has written that day. */
export const rateCounterSchema = v.object({
  count: v.number(),
  /** What was counted last: rules ask for it, so that one count admits one document. */
  lastId: v.string(),
  at: v.nullable(v.date()),
  /** The end of the day, after which the counter is removed. */
  expiresAt: v.date(),
});
export type RateCounter = v.InferOutput<typeof rateCounterSchema>;
