import * as v from 'valibot';
import { idSchema } from '../fields';

/** `announcements/{id}`: what moderators tell all parents of a school (product §4.16). */
export const announcementSchema = v.object({
  id: idSchema,
  schoolId: idSchema,
  /** Who announced it. */
  userId: idSchema,
  title: v.string(),
  text: v.string(),
  /** Whether parents are asked to say that they have read it. */
  asksAcknowledgement: v.boolean(),
  /** 1, and one more with each correction. */
  version: v.number(),
  createdAt: v.nullable(v.date()),
  /** When its present version came out: as it was announced, or last corrected. */
  publishedAt: v.nullable(v.date()),
  /** When and by whom it was last corrected; null as long as it was not. */
  correctedAt: v.nullable(v.date()),
  correctedBy: v.nullable(idSchema),
  /** When and by whom it was taken back; staff alone can read it from then on. */
  withdrawnAt: v.nullable(v.date()),
  withdrawnBy: v.nullable(idSchema),
});
export type Announcement = v.InferOutput<typeof announcementSchema>;

/**
 * `announcements/{announcementId}/reads/{uid}`: that a parent has seen an announcement; written by them alone, read by them
 * and by the staff of the school.
 */
export const announcementReadSchema = v.object({
  userId: idSchema,
  schoolId: idSchema,
  /** The latest version that was on their screen. */
  seenVersion: v.number(),
  seenAt: v.nullable(v.date()),
  /** The latest version that they have said to have read; 0 for none. */
  acknowledgedVersion: v.number(),
  acknowledgedAt: v.nullable(v.date()),
});
export type AnnouncementRead = v.InferOutput<typeof announcementReadSchema>;

/** Which versions a parent has seen and acknowledged. */
export type AnnouncementReadInput = Pick<AnnouncementRead, 'seenVersion' | 'acknowledgedVersion'>;

/** `announcementTallies/{announcementId}`: how many have seen it, for staff alone; functions write it. */
export const announcementTallySchema = v.object({
  schoolId: idSchema,
  /** The version that `seenLatest` and `acknowledgedLatest` are about. */
  version: v.number(),
  /** Parents who have seen or acknowledged any version, and those who have the latest. */
  seen: v.number(),
  seenLatest: v.number(),
  acknowledged: v.number(),
  acknowledgedLatest: v.number(),
});
export type AnnouncementTally = v.InferOutput<typeof announcementTallySchema>;
