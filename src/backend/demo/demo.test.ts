import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { eventSchema, type SchoolEvent } from '@/domain/entities/community';
import {
  type Comment,
  commentSchema,
  EVENT_DISCUSSIONS,
  type Post,
  postSchema,
} from '@/domain/entities/post';
import { memberSchema } from '@/domain/entities/school';
import { userSchema } from '@/domain/entities/user';
import { looksLikeEvent } from '@/domain/event-detection';
import { eventDiscussionId } from '@/domain/event-discussion';
import { type EventsWhen, endOf } from '@/domain/event-time';
import { FEED_PAGE_SIZE } from '@/domain/limits';
import { isClosed, TOPICS } from '@/domain/topics';
import type { Observer, Page, Unsubscribe } from '../live';
import type { NewestPosts } from '../ports/posts';
import { demoBackend } from '.';
import { commentsOf, events, members, posts, school, visitor } from './records';

const feed = { schoolId: school.id, groupId: null };

function read<T>(start: (observer: Observer<T>) => Unsubscribe): T {
  const next = vi.fn<(value: T) => void>();
  start({ next, error: () => expect.unreachable() })();
  expect(next).toHaveBeenCalledTimes(1);
  return next.mock.calls[0]?.[0] as T;
}

const eventsOf = (when: EventsWhen, authorId: string | null = null) => ({
  schoolId: school.id,
  when,
  authorId,
});
const firstEvents = (when: EventsWhen, now: Date, authorId?: string) =>
  read<Page<SchoolEvent>>((observer) =>
    demoBackend.events.watchFirst(eventsOf(when, authorId), now, observer),
  ).items;

describe('the records', () => {
  it('are what the entities say', () => {
    for (const post of posts) {
      // Pictures are files of the build, not addresses of our storage.
      expect(v.safeParse(postSchema, { ...post, imageUrl: null }).issues).toBeUndefined();
      for (const comment of commentsOf(post.id)) v.parse(commentSchema, comment);
      expect(post.commentCount).toBe(commentsOf(post.id).length);
    }
    for (const member of members) v.parse(memberSchema, member);
    for (const event of events) v.parse(eventSchema, event);
    v.parse(userSchema, visitor);
  });

  it('lie in the past, newest first, and one reads like an event', () => {
    const times = posts.map((post) => post.createdAt?.getTime() ?? 0);
    expect(times).toEqual([...times].sort((a, b) => b - a));
    expect(times[0]).toBeLessThan(Date.now());
    expect(posts.some((post) => looksLikeEvent(post.content))).toBe(true);
  });
});

describe('reading', () => {
  it('shows the feed a page at a time, and nothing of any other school', async () => {
    const page = read<NewestPosts>((observer) => demoBackend.posts.watchNewest(feed, observer));
    expect(page.items.length).toBeLessThanOrEqual(FEED_PAGE_SIZE);
    // The pinned one, and then as they were written.
    const [pinned, newest] = page.items;
    expect(Number(pinned?.pinnedUntil)).toBeGreaterThan(Date.now());
    expect(newest).toBe(posts[0]);
    const other = { schoolId: 'x', groupId: null };
    expect(read<NewestPosts>((observer) => demoBackend.posts.watchNewest(other, observer)).items).toEqual([]);
    expect((await demoBackend.directory.page('x', null, null)).items).toEqual([]);
  });

  it('shows every topic, each by itself, and what is found', () => {
    for (const topic of TOPICS) {
      const about = { ...feed, topic };
      const { items } = read<NewestPosts>((observer) => demoBackend.posts.watchNewest(about, observer));
      expect(items.length).toBeGreaterThan(0);
      expect(items.every((post) => post.topic === topic)).toBe(true);
    }
    expect(posts.some(isClosed)).toBe(true);
  });

  it('shows what is said about each event, and none of it in the feed', () => {
    const counts = events.map(({ id, title }) => {
      const postId = eventDiscussionId(id);
      const discussion = read<Post | null>((observer) => demoBackend.posts.watch(postId, observer));
      expect(v.parse(postSchema, discussion)).toMatchObject({ groupId: EVENT_DISCUSSIONS, content: title });
      const { items } = read<Page<Comment>>((observer) => demoBackend.comments.watchNewest(postId, observer));
      for (const comment of items) v.parse(commentSchema, comment);
      expect(discussion?.commentCount).toBe(items.length);
      expect(posts.some((post) => post.id === postId)).toBe(false);
      return items.length;
    });
    expect(Math.max(...counts)).toBeGreaterThan(1);
  });

  it('finds posts and parents by a token', async () => {
    const found = await demoBackend.posts.search(feed, 'wellie', null);
    expect(found.items.map((post) => post.authorName)).toEqual(['Marta Keller']);
    const parents = await demoBackend.directory.page(school.id, 'nkechi', null);
    expect(parents.items).toHaveLength(1);
  });

  it('splits events by now', async () => {
    const now = new Date();
    const upcoming = firstEvents('upcoming', now);
    const past = await demoBackend.events.page(eventsOf('past'), now, null);
    expect(upcoming.length + past.items.length).toBe(events.length);
    expect(upcoming.every((event) => endOf(event) > now)).toBe(true);
    expect(past.items.every((event) => endOf(event) <= now)).toBe(true);
    const [first] = upcoming;
    const ofOne = firstEvents('upcoming', now, first?.userId);
    expect(ofOne).toEqual(upcoming.filter(({ userId }) => userId === first?.userId));
  });

  it('has parents by last name, coming events soonest first and past ones newest first', async () => {
    const lastNames = (await demoBackend.directory.page(school.id, null, null)).items.map(
      (parent) => parent.lastName,
    );
    expect(new Set(lastNames).size).toBeGreaterThan(2);
    expect(lastNames).toEqual([...lastNames].sort((a, b) => a.localeCompare(b)));
    const starts = (list: readonly SchoolEvent[]) => list.map((event) => Number(event.start));
    const longAgo = new Date(0);
    const coming = starts(firstEvents('upcoming', longAgo));
    expect(new Set(coming).size).toBeGreaterThan(2);
    expect(coming).toEqual([...coming].sort((a, b) => a - b));
    const inTheEnd = new Date(8.64e15);
    const past = starts((await demoBackend.events.page(eventsOf('past'), inTheEnd, null)).items);
    expect(past).toEqual([...coming].reverse());
  });
});

describe('writing', () => {
  const writes: Record<string, readonly string[]> = {
    auth: ['signUp', 'signIn', 'signInWithGoogle', 'sendPasswordReset', 'signOut'],
    users: ['updateProfile', 'uploadPicture', 'deletePicture', 'setWelcomePanelDismissed'],
    joining: [
      'request',
      'replaceProof',
      'withdraw',
      'markAddressConfirmed',
      'liftCooldown',
      'proof',
      'approve',
      'reject',
    ],
    posts: ['uploadImage', 'create', 'delete', 'setLiked'],
    comments: ['create', 'delete'],
    groups: ['create', 'join', 'leave'],
    events: ['create', 'update', 'delete'],
    notifications: ['markRead', 'markAllRead'],
    silences: ['silence', 'end'],
    account: [
      'sendVerificationEmail',
      'changePassword',
      'requestAddressChange',
      'signOutEverywhere',
      'checkLink',
      'followLink',
      'setNewPassword',
    ],
    invites: ['send', 'unsubscribe'],
    assistant: ['ask', 'recommendations', 'sendFeedback'],
  };
  const calls = Object.entries(writes).flatMap(([port, names]) => names.map((name) => [port, name] as const));

  it.each(calls)('%s.%s is refused', async (port, name) => {
    const calledPort = demoBackend[port as 'posts'] as unknown as Record<string, () => Promise<unknown>>;
    await expect(calledPort[name]?.()).rejects.toMatchObject({ code: 'read-only' });
  });

  it('the console is closed', () => expect(demoBackend.admin()).rejects.toMatchObject({ code: 'read-only' }));
});
