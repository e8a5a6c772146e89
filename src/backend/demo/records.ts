import { brand } from '@/brand';
import { authorSnapshot, systemAuthor } from '@/domain/author-snapshot';
import { newMember } from '@/domain/directory-entry';
import type { Announcement } from '@/domain/entities/announcement';
import type { RsvpSummary, SchoolEvent } from '@/domain/entities/community';
import type { Poll } from '@/domain/entities/poll';
import { type Comment, EVENT_DISCUSSIONS, newComment, newPost, type Post } from '@/domain/entities/post';
import type { Member, School } from '@/domain/entities/school';
import type { SignUpList } from '@/domain/entities/sign-up-list';
import { newUser, type User } from '@/domain/entities/user';
import { eventDiscussionId } from '@/domain/event-discussion';
import { eventListId } from '@/domain/ids';
import { newAnnouncement } from '@/domain/inputs/announcement';
import { COMMENT_PREVIEW } from '@/domain/limits';
import { storedSlots } from '@/domain/sign-up-slots';
import { hereZone } from '@/domain/time-zone';
import { ANNOUNCEMENT } from './content/announcement';
import { type DemoEvent, EVENTS, SIGN_UP_LISTS } from './content/events';
import { type DemoParent, PARENTS, type ParentKey } from './content/people';
import { type DemoPost, POSTS } from './content/posts';
import { hoursAgo, onDay } from './content/times';
import bikes from './pictures/bikes.svg';
import sale from './pictures/sale.svg';

const PICTURES = { bikes, sale };
const WEEK_HOURS = 7 * 24;

/** The made-up school of the demo. */
export const school: School = {
  id: 'demo-larkfield',
  name: 'Larkfield Primary',
  city: 'Bramley',
  slug: 'larkfield-primary',
  timeZone: hereZone(),
  createdAt: hoursAgo(80 * WEEK_HOURS),
};

const uidOf = (key: ParentKey): string => `demo-${key}`;

/** Who looks at the demo: a member like others, without a trace of their own in it. */
export const visitor: User = {
  ...newUser({ uid: 'demo-visitor', email: '', firstName: 'Visitor', lastName: '' }),
  schoolIds: [school.id],
  schools: [{ schoolId: school.id, schoolName: school.name }],
  approvedSchools: [school.id],
  approved: true,
  selectedSchoolId: school.id,
  welcomePanelDismissed: true,
};

function member([key, parent]: [string, DemoParent]): Member {
  const { first, last, bio, weeks } = parent;
  const children = [...parent.children];
  return {
    ...newMember({
      uid: uidOf(key as ParentKey),
      firstName: first,
      lastName: last,
      profilePicUrl: null,
      bio,
      children,
    }),
    joinedAt: hoursAgo(weeks * WEEK_HOURS),
  };
}

/** Directory entries by last name. */
export const members: readonly Member[] = Object.entries(PARENTS)
  .map(member)
  .sort((a, b) => a.lastName.localeCompare(b.lastName));

const byKey = (key: ParentKey): Member => {
  const found = members.find((one) => one.uid === uidOf(key));
  if (!found) throw new Error(`No parent ${key} in the demo`);
  return found;
};

/** Comments come a quarter of an hour after each other. */
const comment = (post: Pick<DemoPost, 'comments' | 'hoursAgo'>, postId: string, index: number): Comment => {
  const [key, content, answered] = post.comments?.[index] ?? ['marta', ''];
  const idOf = (place: number) => `${postId}-${place + 1}`;
  return {
    ...newComment({
      id: idOf(index),
      ...authorSnapshot(byKey(key)),
      content,
      replyTo: answered === undefined ? null : idOf(answered),
    }),
    createdAt: hoursAgo(Math.max(post.hoursAgo - 0.25 * (index + 1), 0.02)),
  };
};

function pollOf({ poll }: DemoPost): Poll | null {
  if (!poll) return null;
  const { options, isMultiple, days } = poll;
  return { options, isMultiple, endsAt: hoursAgo(-24 * days) };
}

function stored(post: DemoPost, index: number): { post: Post; comments: Comment[] } {
  const id = `demo-post-${index + 1}`;
  const author = post.by === 'system' ? null : byKey(post.by);
  const comments = (post.comments ?? []).map((_, place) => comment(post, id, place));
  const pinnedUntil = post.pinnedDays ? hoursAgo(-24 * post.pinnedDays) : null;
  return {
    comments,
    post: {
      ...newPost({
        id,
        schoolId: school.id,
        groupId: null,
        ...(author ? authorSnapshot(author) : systemAuthor(brand.name)),
        children: author?.children ?? [],
        content: post.text,
        images: post.picture ? [{ url: PICTURES[post.picture], alt: '' }] : [],
        poll: pollOf(post),
        topic: post.topic ?? null,
      }),
      pollSummary: post.poll?.summary ?? null,
      closedAt: post.isClosed ? hoursAgo(post.hoursAgo / 2) : null,
      pinnedUntil,
      createdAt: hoursAgo(post.hoursAgo),
      sortAt: pinnedUntil ?? hoursAgo(post.hoursAgo),
      likedBy: (post.likes ?? []).map(uidOf),
      comments: comments.slice(-COMMENT_PREVIEW),
      commentCount: comments.length,
    },
  };
}

const records = POSTS.map(stored);

/** The id of an event, of one that repeats that of an occurrence. */
const eventIdOf = ({ weeks }: DemoEvent, index: number, week: number): string => {
  const id = `demo-event-${index + 1}`;
  return weeks ? `${id}_${week}` : id;
};

/** In how many weeks it takes place. */
const weeksOf = ({ weeks = 1 }: DemoEvent): number[] => Array.from({ length: weeks }, (_, week) => week);

/** At what the comments on an event hang. */
function discussion(event: DemoEvent, eventId: string): { post: Post; comments: Comment[] } {
  const id = eventDiscussionId(eventId);
  const comments = (event.comments ?? []).map((_, place) =>
    comment({ comments: event.comments, hoursAgo: WEEK_HOURS }, id, place),
  );
  return {
    comments,
    post: {
      ...newPost({
        id,
        schoolId: school.id,
        groupId: EVENT_DISCUSSIONS,
        ...authorSnapshot(byKey(event.by)),
        children: [],
        content: event.title,
        images: [],
      }),
      createdAt: hoursAgo(2 * WEEK_HOURS),
      comments: comments.slice(-COMMENT_PREVIEW),
      commentCount: comments.length,
    },
  };
}

const discussions = EVENTS.flatMap((event, index) =>
  weeksOf(event).map((week) => discussion(event, eventIdOf(event, index, week))),
);

/** A post of the feed, or what the comments on an event hang at. */
export const postOf = (postId: string): Post | null =>
  [...records, ...discussions].find(({ post }) => post.id === postId)?.post ?? null;

/** Posts, newest first. */
export const posts: readonly Post[] = records.map((record) => record.post);

/** Comments of a post, oldest first. */
export const commentsOf = (postId: string): Comment[] =>
  [...records, ...discussions].find((record) => record.post.id === postId)?.comments ?? [];

/** What parents have answered; of those who are going some are named. */
function summaryOf({ going, ...counts }: NonNullable<DemoEvent['rsvps']>): RsvpSummary {
  return { ...counts, faces: going.map(faceOf) };
}

/** How somebody is named who comes, or brings something. */
function faceOf(key: ParentKey): RsvpSummary['faces'][number] {
  const { authorId, authorName, profilePicUrl } = authorSnapshot(byKey(key));
  return { userId: authorId, name: authorName, profilePicUrl };
}

/** Sign-up lists of events. */
export const signUpLists = (): readonly SignUpList[] =>
  SIGN_UP_LISTS.flatMap(({ event: name, slots, ...list }) => {
    const event = events.find(({ title }) => title === name);
    if (!event) return [];
    return {
      ...list,
      id: eventListId(event.id),
      eventId: event.id,
      schoolId: school.id,
      userId: event.userId,
      date: event.start,
      isClosed: false,
      isCancelled: event.isCancelled,
      createdAt: hoursAgo(WEEK_HOURS),
      ...storedSlots(slots.map(([count, label], place) => ({ id: `slot-${place}`, label, count }))),
      summary: {
        taken: Object.fromEntries(
          slots.map(([, , ...takers], place) => [
            `slot-${place}`,
            takers.reduce((sum, [, count]) => sum + count, 0),
          ]),
        ),
        people: Object.fromEntries(
          slots.map(([, , ...takers], place) => [
            `slot-${place}`,
            takers.map(([key, count]) => ({ ...faceOf(key), count })),
          ]),
        ),
      },
    };
  });

/** The one announcement of the school. */
export function announcement(): Announcement {
  const { by, hoursAgo: hours, title, text } = ANNOUNCEMENT;
  const of = { id: 'demo-announcement', schoolId: school.id, userId: uidOf(by) };
  const input = { title, text, asksAcknowledgement: false };
  const at = hoursAgo(hours);
  return { ...newAnnouncement({ ...of, input }), createdAt: at, publishedAt: at };
}
const WEEK_DAYS = 7;

/** The occurrences of an event, of one that repeats every week one after the other. */
const occurrencesOf = (event: DemoEvent, index: number): SchoolEvent[] =>
  weeksOf(event).map((week) => {
    const day = event.day + WEEK_DAYS * week;
    const last = event.day + WEEK_DAYS * ((event.weeks ?? 1) - 1);
    return {
      id: eventIdOf(event, index, week),
      title: event.title,
      start: onDay(day, event.hour),
      end: event.hours ? onDay(day, event.hour + event.hours) : null,
      location: event.location,
      description: event.description,
      userId: uidOf(event.by),
      schoolId: school.id,
      timeZone: hereZone(),
      createdAt: hoursAgo(2 * WEEK_HOURS),
      reminderSent: false,
      places: event.places ?? null,
      rsvpsClosed: false,
      isCancelled: event.cancelled ?? false,
      rsvpSummary: event.rsvps ? summaryOf(event.rsvps) : null,
      series: event.weeks
        ? { id: `demo-event-${index + 1}`, repeat: 'weekly', until: onDay(last, event.hour), changeId: null }
        : null,
    };
  });

/** Events, in no order. */
export const events: readonly SchoolEvent[] = EVENTS.flatMap(occurrencesOf);
