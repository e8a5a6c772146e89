import { isIn, isOnWithin } from '@/domain/event-time';
import { CLASS_PAGE_SIZE, DIRECTORY_PAGE_SIZE } from '@/domain/limits';
import { countedClasses } from '@/domain/school-class';
import type { DirectoryPort } from '../ports/directory';
import type { EventList, EventRange, EventsPort } from '../ports/events';
import type { GroupsPort } from '../ports/groups';
import type { InvitesPort } from '../ports/invites';
import type { NotificationsPort } from '../ports/notifications';
import type { RsvpsPort } from '../ports/rsvps';
import { observeConstant, pageOf } from './constant';
import { events as allEvents, members, school } from './records';
import { refuse } from './refuse';

const eventsOf = (schoolId: string) => (schoolId === school.id ? [...allEvents] : []);
const membersOf = (schoolId: string) => (schoolId === school.id ? members : []);

const listed = ({ schoolId, when, authorId }: EventList, now: Date) =>
  eventsOf(schoolId)
    .filter((event) => isIn(event, when, now) && (authorId === null || event.userId === authorId))
    .sort((a, b) => (when === 'past' ? -1 : 1) * (a.start.getTime() - b.start.getTime()));

const within = ({ schoolId, authorId, first, next, begun }: EventRange) =>
  eventsOf(schoolId)
    .filter((event) => isOnWithin(event, first, next) && (authorId === null || event.userId === authorId))
    .filter(({ start }) => start < first === (begun === 'before'))
    .sort((a, b) => a.start.getTime() - b.start.getTime());

const eventOf = (eventId: string) => allEvents.find(({ id }) => id === eventId) ?? null;

export const events: EventsPort = {
  get: (eventId) => Promise.resolve(eventOf(eventId)),
  watch: (eventId, observer) => observeConstant(eventOf(eventId), observer),
  watchFirst: (list, now, observer) =>
    observeConstant(pageOf(listed(list, now), null, DIRECTORY_PAGE_SIZE), observer),
  page: (list, now, after) => Promise.resolve(pageOf(listed(list, now), after, DIRECTORY_PAGE_SIZE)),
  pageOf: (range, after) => Promise.resolve(pageOf(within(range), after, DIRECTORY_PAGE_SIZE)),
  create: refuse,
  createSeries: refuse,
  changeSeries: refuse,
  update: refuse,
  delete: refuse,
  watchFeed: (_uid, _schoolId, observer) => observeConstant(null, observer),
  feedAddress: refuse,
  saveFeed: refuse,
  renewFeed: refuse,
  endFeed: refuse,
};

/** The visitor has answered nothing, and hosts nothing. */
export const rsvps: RsvpsPort = {
  watchMine: (_uid, _eventId, observer) => observeConstant(null, observer),
  page: () => Promise.resolve({ items: [], next: null }),
  answer: refuse,
};

const carrying = (schoolId: string, token: string | null) =>
  membersOf(schoolId).filter((member) => token === null || member.searchTokens.includes(token));

export const directory: DirectoryPort = {
  page: (schoolId, token, after) =>
    Promise.resolve(pageOf(carrying(schoolId, token), after, DIRECTORY_PAGE_SIZE)),
  watchClasses: (schoolId, observer) =>
    observeConstant({ classes: countedClasses(membersOf(schoolId)) }, observer),
  inClass: (schoolId, key, after) => Promise.resolve(pageOf(carrying(schoolId, key), after, CLASS_PAGE_SIZE)),
  watchMember: (schoolId, uid, observer) =>
    observeConstant(membersOf(schoolId).find((member) => member.uid === uid) ?? null, observer),
};

/** The demo shows no groups: they are for members alone. */
export const groups: GroupsPort = {
  watchFirst: (_schoolId, observer) => observeConstant({ items: [], next: null }, observer),
  more: () => Promise.resolve({ items: [], next: null }),
  watch: (_groupId, observer) => observeConstant(null, observer),
  watchMine: (_uid, _schoolId, observer) => observeConstant([], observer),
  watchMembership: (_uid, _groupId, observer) => observeConstant(null, observer),
  members: () => Promise.resolve({ items: [], next: null }),
  faces: () => Promise.resolve([]),
  create: refuse,
  join: refuse,
  leave: refuse,
  act: refuse,
  watchMyRequests: (_uid, _schoolId, observer) => observeConstant([], observer),
  watchMyRequest: (_uid, _groupId, observer) => observeConstant(null, observer),
  watchRequests: (_group, observer) => observeConstant([], observer),
  watchFiles: (_groupId, observer) => observeConstant([], observer),
  watchCooldown: (_uid, _groupId, observer) => observeConstant(null, observer),
  uploadFile: refuse,
  download: refuse,
  whoIsIn: () => Promise.resolve([]),
};

export const notifications: NotificationsPort = {
  watchUnread: (_uid, observer) => observeConstant([], observer),
  page: () => Promise.resolve({ items: [], next: null }),
  markRead: refuse,
  markAllRead: refuse,
};

export const invites: InvitesPort = {
  watchReferral: (_uid, observer) => observeConstant(null, observer),
  watchMine: (_uid, observer) => observeConstant([], observer),
  send: refuse,
  unsubscribe: refuse,
};
