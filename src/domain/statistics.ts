import { eachDayOfInterval, formatISO, subDays } from 'date-fns';
import { toZonedTime } from 'date-fns-tz';
import * as v from 'valibot';
import { dayInZone } from './day';
import { idSchema } from './fields';

/** Things counted as they happen, for each school and day (decision 21). */
export const COUNTED = ['posts', 'comments', 'likes', 'events', 'groups', 'invites', 'joins'] as const;
export type Counted = (typeof COUNTED)[number];

/** All counts of a day: the assistant adds the questions that it has answered. */
export const SUMMED = [...COUNTED, 'questions'] as const;
export type Summed = (typeof SUMMED)[number];

/** Levels measured once a day: how many there are, not how many came. */
export const LEVELS = ['parents', 'activeParents'] as const;
export type Level = (typeof LEVELS)[number];

/** A field that nothing was added to is missing in the document. */
export const count = v.optional(v.number(), 0);

/** Where the days of schools are. */
export const SCHOOL_DAYS = 'stats/schools/days';

/** When a day of all schools was summed: the moment at which that began. Days of single schools have none. */
export const summedAt = v.optional(v.date());

/** `stats/schools/days/{schoolId}_{day}`: one day of one school. Written by functions only. */
export const schoolDaySchema = v.object({
  schoolId: idSchema,
  /** YYYY-MM-DD in UTC. */
  day: v.pipe(v.string(), v.isoDate()),
  posts: count,
  comments: count,
  likes: count,
  events: count,
  groups: count,
  invites: count,
  joins: count,
  questions: count,
  /** Absent until the daily measurement. */
  parents: v.optional(v.number()),
  activeParents: v.optional(v.number()),
  summedAt,
});
export type SchoolDay = v.InferOutput<typeof schoolDaySchema>;

/** Stands for all schools together where days are kept; schoolSlug() gives it to no school. */
export const ALL_SCHOOLS = 'all';

/** The days of statistics are those of UTC. */
export const STATISTICS_TIME_ZONE = 'UTC';

/** The day of a moment, as statistics name it. */
export const dayOf = (moment: Date): string => dayInZone(moment, STATISTICS_TIME_ZONE);

/** Id of a school's day. */
export const schoolDayId = (schoolId: string, day: string): string => `${schoolId}_${day}`;

/** The last `count` days up to and with the given one, oldest first. */
export function daysUpTo(last: Date, count: number): string[] {
  const end = toZonedTime(last, STATISTICS_TIME_ZONE);
  const days = eachDayOfInterval({ start: subDays(end, count - 1), end });
  return days.map((day) => formatISO(day, { representation: 'date' }));
}

/** One line of the table and one point of the charts. */
export type StatisticsRow = { day: string } & Record<Summed, number> & Record<Level, number | null>;

/**
 * Sums the schools of each day, days without anything included. Levels are null where no school was measured.
 * @param days the period, oldest first
 */
export function statisticsRows(found: SchoolDay[], days: string[]): StatisticsRow[] {
  return days.map((day) => {
    const parts = found.filter((part) => part.day === day);
    const sum = (field: Summed) => parts.reduce((total, part) => total + part[field], 0);
    const level = (field: Level) => {
      const measured = parts.map((part) => part[field]).filter((value) => value !== undefined);
      return measured.length > 0 ? measured.reduce((total, value) => total + value, 0) : null;
    };
    const counts = Object.fromEntries(SUMMED.map((field) => [field, sum(field)])) as Record<Summed, number>;
    return {
      day,
      ...counts,
      parents: level('parents'),
      activeParents: level('activeParents'),
    };
  });
}
