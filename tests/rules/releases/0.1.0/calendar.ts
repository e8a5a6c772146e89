import type { Write } from '../release';
import { counted, DAY_MS, TODAY } from './parts';

/** Events, lists to sign up for, and what was read. */
export const calendar: readonly Write[] = [
  {
    what: 'an event',
    as: 'member',
    operations: (now) => [
      {
        set: 'events/release-event',
        data: {
          title: 'Sports day',
          start: new Date(TODAY + 30 * DAY_MS),
          end: null,
          location: 'Playground',
          description: '',
          userId: 'member',
          schoolId: 'oakfield',
          timeZone: 'America/Los_Angeles',
          createdAt: now,
          reminderSent: false,
          places: null,
          rsvpsClosed: false,
          isCancelled: false,
          rsvpSummary: null,
          series: null,
        },
      },
      counted('events', 'release-event', now),
    ],
  },
  {
    what: 'an event that repeats',
    as: 'member',
    operations: (now) => [
      {
        set: 'eventSeries/release-series',
        data: {
          schoolId: 'oakfield',
          userId: 'member',
          repeat: 'weekly',
          until: new Date(TODAY + 90 * DAY_MS),
          timeZone: 'America/Los_Angeles',
          start: new Date(TODAY + 30 * DAY_MS),
          end: null,
          title: 'Choir',
          location: 'Hall',
          description: '',
          places: null,
          createdAt: now,
        },
      },
      counted('eventSeries', 'release-series', now),
    ],
  },
  {
    what: 'a change of one and all that follow',
    as: 'author',
    operations: (now) => [
      {
        set: 'eventSeries/choir/seriesChanges/release-change',
        data: {
          schoolId: 'oakfield',
          userId: 'author',
          from: 2,
          part: { title: 'Big choir', start: new Date(TODAY + 31 * DAY_MS), end: null },
          createdAt: now,
        },
      },
      counted('seriesChanges', 'release-change', now, 'author'),
    ],
  },
  {
    what: 'a change of an event',
    as: 'author',
    operations: () => [{ update: 'events/sportsDay', data: { title: 'Sports week' } }],
  },
  {
    what: 'an event moved',
    as: 'author',
    operations: (now) => [
      {
        update: 'events/sportsDay',
        data: { start: new Date(TODAY + 20 * DAY_MS), end: null },
      },
      counted('events', 'sportsDay', now, 'author'),
    ],
  },
  {
    what: 'a sign-up list',
    as: 'member',
    operations: (now) => [
      {
        set: 'signUpLists/release-list',
        data: {
          schoolId: 'oakfield',
          userId: 'member',
          eventId: null,
          title: 'Cake sale',
          description: '',
          slotIds: ['slot-1'],
          labels: { 'slot-1': 'Cake' },
          counts: { 'slot-1': 2 },
          date: new Date(TODAY + 30 * DAY_MS),
          isClosed: false,
          isCancelled: false,
          createdAt: now,
          summary: null,
        },
      },
      counted('signUpLists', 'release-list', now),
    ],
  },
  {
    what: 'what one signs up for',
    as: 'member',
    operations: (now) => [
      {
        set: 'signUpLists/cakeSale/claims/member',
        data: {
          userId: 'member',
          schoolId: 'oakfield',
          wanted: { cake: 1 },
          isNamed: true,
          claimedAt: now,
          standing: null,
        },
      },
      counted('claims', 'cakeSale', now),
    ],
  },
  {
    what: 'a notification read',
    as: 'author',
    operations: () => [{ update: 'notifications/like_schoolPost_member', data: { read: true } }],
  },
];
