import * as v from 'valibot';
import { idSchema, imageUrlSchema } from '../fields';
import { REPEATS } from '../repeat';

/** How many have answered an event, and some who are going; functions keep it. Nobody is counted before their place. */
export const rsvpSummarySchema = v.object({
  parents: v.number(),
  /** A child of two parents who come is one. */
  children: v.number(),
  /** Parents and children who wait for a place. */
  waiting: v.number(),
  maybe: v.number(),
  no: v.number(),
  /** The first parents who are going and are named to others. */
  faces: v.array(v.object({ userId: idSchema, name: v.string(), profilePicUrl: imageUrlSchema })),
});
export type RsvpSummary = v.InferOutput<typeof rsvpSummarySchema>;

/** `events/{id}` (product §3.1). */
export const eventSchema = v.object({
  id: idSchema,
  title: v.string(),
  start: v.date(),
  /** Null for an open-ended event. */
  end: v.nullable(v.date()),
  location: v.string(),
  description: v.string(),
  /** The school's zone when it was entered (IANA name), in which its times are shown. */
  timeZone: v.string(),
  userId: idSchema,
  schoolId: idSchema,
  createdAt: v.nullable(v.date()),
  reminderSent: v.boolean(),
  /** How many may come, parents and children; null for any number. */
  places: v.optional(v.nullable(v.number()), null),
  /** Whether its host takes no more answers. */
  rsvpsClosed: v.optional(v.boolean(), false),
  /** Null as long as nobody has answered. */
  rsvpSummary: v.optional(v.nullable(rsvpSummarySchema), null),
  /** Called off by its host: it stands where it stood, and says so. */
  isCancelled: v.optional(v.boolean(), false),
  /** The series that it is an occurrence of, as its functions write it; null for an event that does not repeat. */
  series: v.optional(
    v.nullable(
      v.object({
        id: idSchema,
        repeat: v.picklist(REPEATS),
        /** When the last one begins. */
        until: v.date(),
        /** The last change of the series that it has. */
        changeId: v.nullable(v.string()),
      }),
    ),
    null,
  ),
});
export type SchoolEvent = v.InferOutput<typeof eventSchema>;

/** What no new event says. */
type Later = 'createdAt' | 'reminderSent' | 'rsvpSummary' | 'isCancelled' | 'series';

/** An event that is about to be written; the server sets its time. */
export const newEvent = (
  event: Omit<SchoolEvent, Later | 'places' | 'rsvpsClosed'> &
    Partial<Pick<SchoolEvent, 'places' | 'rsvpsClosed'>>,
): SchoolEvent => ({
  places: null,
  rsvpsClosed: false,
  ...event,
  createdAt: null,
  reminderSent: false,
  rsvpSummary: null,
  isCancelled: false,
  series: null,
});

/**
 * What is told of an event: that there is a new one, and to who comes a place for who waited, its coming near, its change, its being called off, what its
 * host writes.
 */
export const EVENT_NOTIFICATION_TYPES = [
  'event-new',
  'event-place',
  'event-soon',
  'event-changed',
  'event-cancelled',
  'event-message',
] as const;
export type EventNotificationType = (typeof EVENT_NOTIFICATION_TYPES)[number];

/**
 * What a notification tells of: a comment or a like on one's post, a comment on one's event; an answer to one's comment;
 * being called by name; a post in a group of one's own; a decision about oneself, what became of one's report, of one's
 * request to join a school; for staff a report, a danger to a child, an appeal, that parents wait to be let in; what becomes of
 * an event; what one has signed up for, the day before; a request to be let into a group that one runs, and being let in; an
 * announcement of the school, and its correction.
 */
export const NOTIFICATION_TYPES = [
  'comment',
  'event-comment',
  'reply',
  'mention',
  'like',
  'group-post',
  'decision',
  'report-decided',
  'request-decided',
  'request-waiting',
  'report',
  'danger',
  'appeal',
  'contact-request',
  'contact-shared',
  ...EVENT_NOTIFICATION_TYPES,
  'sign-up-soon',
  'group-request',
  'group-admitted',
  'announcement',
  'announcement-corrected',
] as const;

/** `notifications/{id}` (product §3.1), as far as the app shows it; functions alone write it, and more (`Notice`). */
export const notificationSchema = v.object({
  id: idSchema,
  userId: idSchema,
  type: v.picklist(NOTIFICATION_TYPES),
  /** Whose name it is, so that a changed one follows. */
  actorId: idSchema,
  /** The actor's name; the sentence around it is the reader's locale's. */
  actorName: v.string(),
  message: v.string(),
  /** Where it leads: to the very comment, where it tells of one. */
  link: v.string(),
  /** Of what it is about; null where that is no post. */
  postId: v.nullable(idSchema),
  read: v.boolean(),
  emailed: v.boolean(),
  /** When it last became news; missing where its receiver wants it on devices or by mail alone. */
  createdAt: v.optional(v.nullable(v.date()), null),
  /** Of several comments the newest, which is quoted. */
  commentId: v.nullable(idSchema),
  likeKey: v.nullable(v.string()),
  /** The event that it tells of, as it was then. */
  event: v.optional(
    v.nullable(
      v.object({
        title: v.string(),
        start: v.date(),
        /** It is of this one and those that follow. */
        isSeries: v.optional(v.boolean()),
      }),
    ),
    null,
  ),
  /** Of what it tells of: an announcement, a group, a school. */
  title: v.optional(v.string()),
  /** How many people it tells of, or requests that wait; one of an earlier release tells of one. */
  count: v.optional(v.number()),
  /** The last of them, newest first: the first is the actor. */
  actors: v.optional(v.array(v.object({ id: idSchema, name: v.string(), profilePicUrl: imageUrlSchema }))),
  /** How the newest of what it tells of begins, in its author's words. */
  quote: v.optional(v.nullable(v.string())),
  /** The first picture of its post. */
  imageUrl: v.optional(imageUrlSchema),
  /** What became of a request. */
  outcome: v.optional(v.picklist(['approved', 'rejected'])),
  /** The school whose members alone are told of it; null where it is of no school, as a decision about an account is. */
  schoolId: v.optional(v.nullable(idSchema)),
  /** The group that it is in, if any. */
  groupId: v.optional(v.nullable(idSchema)),
  /** From when on devices may ring for it as it is now; null for never. */
  pushAt: v.optional(v.nullable(v.date())),
  /** Rises each time that it becomes news: each is pushed and mailed once. */
  version: v.optional(v.number()),
});
export type Notification = v.InferOutput<typeof notificationSchema>;
