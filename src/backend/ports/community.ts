import type { Group, GroupMembership, Notification, SchoolEvent } from '@/domain/entities/community';
import type { Member } from '@/domain/entities/school';
import type { EventInput, GroupInput } from '@/domain/inputs/content';
import type { Cursor, Observer, Page, Unsubscribe } from '../live';

/** Interest groups of a school (spec §2, §3). */
export interface GroupsPort {
  /** The first page of a school's groups by name. */
  watchFirst(schoolId: string, observer: Observer<Page<Group>>): Unsubscribe;
  /** The groups after a place in that list. */
  more(schoolId: string, after: Cursor): Promise<Page<Group>>;
  watch(groupId: string, observer: Observer<Group | null>): Unsubscribe;
  /** All groups of a school that the user is in, by name. */
  watchMine(uid: string, schoolId: string, observer: Observer<Group[]>): Unsubscribe;
  /** Whether the user is a member, by the membership's existence (spec §4). */
  watchMembership(uid: string, groupId: string, observer: Observer<GroupMembership | null>): Unsubscribe;
  /** Creates the group and its creator's membership in one batch, now or not at all. */
  create(group: { groupId: string; schoolId: string; uid: string; input: GroupInput }): Promise<void>;
  /** Now or not at all, as the next. */
  join(group: Pick<Group, 'groupId' | 'schoolId'>, uid: string): Promise<void>;
  leave(groupId: string, uid: string): Promise<void>;
  /** One page of the directory entries of the group's members: its creator first, then as they joined. */
  members(group: Group, after: Cursor | null): Promise<Page<Member>>;
}

/** Events of a school (spec §2, §3). */
export interface EventsPort {
  /** Null where it is no longer there. */
  get(eventId: string): Promise<SchoolEvent | null>;
  /** Upcoming ones: not over yet at `now`, soonest first. */
  watchUpcoming(schoolId: string, now: Date, observer: Observer<SchoolEvent[]>): Unsubscribe;
  /** Past ones, newest first. */
  past(schoolId: string, now: Date, after: Cursor | null): Promise<Page<SchoolEvent>>;
  /** Now or not at all, as the next. */
  create(event: { eventId: string; schoolId: string; uid: string; input: EventInput }): Promise<void>;
  /** These fields, and no others: another device may have changed those. */
  update(eventId: string, change: Partial<EventInput>): Promise<void>;
  delete(eventId: string): Promise<void>;
}

/** Parents of a school, as other parents may see them (design §3). */
export interface DirectoryPort {
  /** One page by last name, or of entries that carry the token. */
  page(schoolId: string, token: string | null, after: Cursor | null): Promise<Page<Member>>;
  watchMember(schoolId: string, uid: string, observer: Observer<Member | null>): Unsubscribe;
}

/** Notifications of the signed-in user (spec §4). */
export interface NotificationsPort {
  /** The newest unread ones, MAX_UNREAD_WATCHED at most. */
  watchUnread(uid: string, observer: Observer<Notification[]>): Unsubscribe;
  page(uid: string, after: Cursor | null): Promise<Page<Notification>>;
  markRead(id: string): Promise<void>;
  /** Marks all unread ones as read, a batch at a time. */
  markAllRead(uid: string): Promise<void>;
}
