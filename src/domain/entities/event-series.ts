import * as v from 'valibot';
import { idSchema } from '../fields';
import { REPEATS } from '../repeat';

/** `eventSeries/{id}`: an event that repeats. Its host writes it once; functions make an event of each occurrence. */
export const eventSeriesSchema = v.object({
  id: idSchema,
  schoolId: idSchema,
  userId: idSchema,
  repeat: v.picklist(REPEATS),
  /** The last moment at which one may begin. */
  until: v.date(),
  /** The school's zone when it was entered, by whose clocks it repeats (IANA name). */
  timeZone: v.string(),
  /** When the first one begins and ends; null for an open end. */
  start: v.date(),
  end: v.nullable(v.date()),
  title: v.string(),
  location: v.string(),
  description: v.string(),
  places: v.nullable(v.number()),
  createdAt: v.nullable(v.date()),
});
export type EventSeries = v.InferOutput<typeof eventSeriesSchema>;

/** What a change says anew of one occurrence and all that follow; of what it does not name nothing changes. */
export const seriesPartSchema = v.object({
  /** Of the first of them, with its end; those that follow move along. */
  start: v.optional(v.date()),
  end: v.optional(v.nullable(v.date())),
  title: v.optional(v.string()),
  location: v.optional(v.string()),
  description: v.optional(v.string()),
  places: v.optional(v.nullable(v.number())),
  /** Whether they are called off. */
  isCancelled: v.optional(v.boolean()),
  until: v.optional(v.date()),
  /** They are deleted, the first of them as well. */
  ends: v.optional(v.boolean()),
});
export type SeriesPart = v.InferOutput<typeof seriesPartSchema>;

/** `eventSeries/{seriesId}/seriesChanges/{id}`: a change of one occurrence and all that follow. Written once. */
export const seriesChangeSchema = v.object({
  id: idSchema,
  schoolId: idSchema,
  userId: idSchema,
  /** The number of the first occurrence that it is of. */
  from: v.number(),
  part: seriesPartSchema,
  createdAt: v.nullable(v.date()),
});
export type SeriesChange = v.InferOutput<typeof seriesChangeSchema>;
