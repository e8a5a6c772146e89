import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BackendError } from '@/backend/errors';
import { dailyLimit } from '@/domain/daily-limit';
import { newHiddenItem } from '@/domain/entities/hidden-item';
import { EVENT_DISCUSSIONS } from '@/domain/entities/post';
import { eventDiscussionId } from '@/domain/event-discussion';
import { TINY } from '@/domain/file-check/testing';
import { newDocumentId } from '@/domain/ids';
import type { EventInput } from '@/domain/inputs/event';
import { newSignUpList } from '@/domain/inputs/sign-up-list';
import { occurrenceId } from '@/domain/occurrence-id';
import { type CountedKind, countedDay, dayAfter, rateCounterId } from '@/domain/rate-counter';
import { silenceId } from '@/domain/silence';
import { DAY_MS } from '@/domain/time';
import { documents } from '../../scripts/seed/store.ts';
import type { TestSchool, TestUser } from '../support/world.ts';
import { as, backend, db, world } from './support/adapter.ts';
import { eventOf, groupOf, membershipOf, postOf, store, storePosts } from './support/content.ts';
import { codeOf } from './support/watching.ts';

let school: TestSchool;
let author: TestUser;
let standing: string;

beforeEach(async () => {
  school = await world.school();
  author = await world.member(school);
  const post = postOf(author, school.id);
  standing = post.id;
  await storePosts([post]);
  await as(author);
});
afterEach(() => void vi.useRealTimers());

const counterOf = (kind: CountedKind) =>
  `rateCounters/${rateCounterId(author.uid, kind, countedDay(new Date()))}`;
const end = () => dayAfter(countedDay(new Date()));

const post = (id: string) =>
  backend.posts.create({
    id,
    feed: { schoolId: school.id, groupId: null },
    author,
    content: 'Cake',
    images: [],
    mentions: {},
    poll: null,
    topic: null,
  });

/** What a parent writes; a reviewer's looks at documents are in joining-review.test.ts. */
type Written = Exclude<CountedKind, 'proofViews' | 'proofs'>;

const PNG = new Blob([TINY.png], { type: 'image/png' });
/** A sign-up list for any time. */
const LIST = {
  ...{ title: 'Cake sale', description: '', date: null, isClosed: false },
  slots: [{ id: 'cake', label: 'Cake', count: 2 }],
};

/** An event of every week, whose first occurrence it is. */
const seriesToMake = (seriesId: string) => ({
  ...{ eventId: occurrenceId(seriesId, 0), schoolId: school.id, uid: author.uid, timeZone: 'UTC' },
  series: { repeat: 'weekly', until: new Date(Date.now() + 30 * DAY_MS) } as const,
  input: {
    ...{ title: 'Choir', start: new Date(Date.now() + DAY_MS), end: null, location: '', description: '' },
    ...{ places: null, rsvpsClosed: false, isCancelled: false },
  },
});

/** Documents are tried where they are asked for (joining.test.ts). */
const WRITES: Record<Written, (id: string) => Promise<unknown>> = {
  posts: post,
  comments: (id) =>
    backend.comments.create(standing, {
      id,
      author,
      content: 'Yes',
      replyTo: null,
      toGuests: false,
      mentions: {},
    }),
  edits: () => backend.posts.edit(standing, author, { content: 'Pie', mentions: {} }),
  groups: (groupId) =>
    backend.groups.create({
      groupId,
      schoolId: school.id,
      uid: author.uid,
      input: { name: 'Chess', description: '' },
    }),
  memberships: async (groupId) => {
    await store(documents.group(groupOf(author, school.id, { groupId })));
    await backend.groups.join({ groupId, schoolId: school.id }, author.uid);
  },
  groupRequests: async (groupId) => {
    const other = await world.member(school);
    await store(documents.group(groupOf(other, school.id, { groupId, access: 'request' })));
    await backend.groups.act({ groupId, schoolId: school.id }, author.uid, { type: 'ask' });
  },
  groupEdits: async (groupId) => {
    const of = groupOf(author, school.id, { groupId });
    await store(documents.group(of), documents.membership(membershipOf(author, of)));
    const change = { description: 'Mondays', cover: 'sky', access: 'open' } as const;
    await backend.groups.act(of, author.uid, { type: 'edit', change });
  },
  groupFiles: async (id) => {
    const of = groupOf(author, school.id, { groupId: newDocumentId() });
    await store(documents.group(of), documents.membership(membershipOf(author, of)));
    const file = { id, groupId: of.groupId, schoolId: school.id, userId: author.uid };
    const { signal } = new AbortController();
    await backend.groups.uploadFile(file, new Blob(['%PDF-1.7']), () => undefined, signal);
  },
  events: (eventId) =>
    backend.events.create({
      eventId,
      schoolId: school.id,
      uid: author.uid,
      timeZone: 'UTC',
      input: {
        ...{ title: 'Fair', start: new Date(), end: null, location: '', description: '' },
        ...{ places: null, rsvpsClosed: false, isCancelled: false },
      },
    }),
  eventSeries: (seriesId) => backend.events.createSeries(seriesToMake(seriesId)),
  seriesChanges: async (changeId) => {
    const id = newDocumentId();
    const { eventId, uid, schoolId, timeZone, input, series } = seriesToMake(id);
    const stored = { id, userId: uid, schoolId, timeZone, ...input, ...series, createdAt: new Date() };
    await store(documents.eventSeries(stored));
    await backend.events.changeSeries({ changeId, eventId, schoolId, uid }, { title: 'Big choir' });
  },
  rsvps: async (eventId) => {
    const event = eventOf(author, school.id, { start: new Date(Date.now() + DAY_MS) });
    await store(documents.event({ ...event, id: eventId }));
    const of = { eventId, schoolId: school.id, uid: author.uid };
    await backend.rsvps.answer(of, { answer: 'going', children: [], isNamed: true });
  },
  guestMessages: async (id) => {
    const eventId = newDocumentId();
    const postId = eventDiscussionId(eventId);
    await storePosts([postOf(author, school.id, { id: postId, groupId: EVENT_DISCUSSIONS })]);
    const words = { content: 'Bring rain coats', replyTo: null, mentions: {} };
    await backend.comments.create(postId, { id, author, ...words, toGuests: true });
  },
  pollVotes: async (postId) => {
    const poll = { options: ['Yes', 'No'], isMultiple: false, endsAt: null };
    await store(documents.post(postOf(author, school.id, { id: postId, poll })));
    await backend.polls.vote({ postId, schoolId: school.id, uid: author.uid }, [1]);
  },
  pins: async (id) => {
    await db.doc(`users/${author.uid}`).update({ isModerator: true });
    await storePosts([postOf(author, school.id, { id })]);
    const until = new Date(Date.now() + DAY_MS);
    await backend.posts.act({ id, schoolId: school.id, groupId: null }, author.uid, { type: 'pin', until });
  },
  signUpLists: (listId) =>
    backend.signUps.create({
      ...{ listId, schoolId: school.id, eventId: null, uid: author.uid },
      input: LIST,
    }),
  claims: async (listId) => {
    const of = { id: listId, schoolId: school.id, userId: author.uid, eventId: null };
    await store(documents.signUpList({ ...newSignUpList({ ...of, input: LIST }), createdAt: new Date() }));
    const claimed = { listId, schoolId: school.id, uid: author.uid };
    await backend.signUps.claim(claimed, { wanted: { cake: 1 }, isNamed: true });
  },
  announcements: async (announcementId) => {
    // Moderators have one a day.
    await world.admin.db.doc(`users/${author.uid}`).update({ isAdmin: true });
    await backend.announcements.create({
      ...{ announcementId, schoolId: school.id, uid: author.uid },
      input: { title: 'The gate', text: 'It stays shut.', asksAcknowledgement: false },
    });
  },
  likes: () => backend.posts.setLiked(standing, author.uid, true),
  hiddenItems: (id) => backend.community.hide(author.uid, newHiddenItem('post', id, 'Cake')),
  silences: (id) => backend.silences.silence(author.uid, silenceId('post', id), null),
  contactRequests: async () => {
    const asked = await world.member(school);
    await backend.contacts.ask({ fromId: author.uid, toId: asked.uid, schoolId: school.id });
  },
  postImages: () =>
    backend.posts.uploadImage({ uid: author.uid, schoolId: school.id }, { blob: PNG, name: '2x1.png' }),
  profilePictures: () => backend.users.uploadPicture(author.uid, PNG),
};

test.each(Object.keys(WRITES) as Written[])('%s are counted up to their limit of a day', async (kind) => {
  await WRITES[kind](newDocumentId());
  expect(await world.data(counterOf(kind))).toMatchObject({ count: 1 });
  await db.doc(counterOf(kind)).update({ count: dailyLimit(kind) });
  const failure = await WRITES[kind](newDocumentId()).then(
    () => null,
    (error: BackendError) => error,
  );
  expect(failure).toMatchObject({ code: 'daily-limit', retryAt: end() });
  expect(await world.data(counterOf(kind))).toMatchObject({ count: dailyLimit(kind) });
});

test('the group that one founds counts no joining', async () => {
  await WRITES.groups(newDocumentId());
  expect(await world.data(counterOf('groups'))).toMatchObject({ count: 1 });
  expect(await world.data(counterOf('memberships'))).toBeNull();
});

test('an event that is moved counts like a new one, other words for it do not', async () => {
  const standing = { ...eventOf(author, school.id), id: newDocumentId() };
  await store(documents.event(standing));
  const change = (fields: Partial<EventInput>) =>
    codeOf(backend.events.update({ eventId: standing.id, uid: author.uid }, fields));
  expect(await change({ title: 'Market' })).toBe('none');
  expect(await world.data(counterOf('events'))).toBeNull();
  expect(await change({ start: new Date(), end: null })).toBe('none');
  expect(await world.data(counterOf('events'))).toMatchObject({ count: 1, lastId: standing.id });
  await db.doc(counterOf('events')).update({ count: dailyLimit('events') });
  expect(await change({ end: end() })).toBe('daily-limit');
  for (const fields of [{ places: 3 }, { location: 'Hall' }, { isCancelled: true }])
    expect(await change(fields)).toBe('daily-limit');
  expect(await change({ rsvpsClosed: true })).toBe('none');
  expect(await change({ title: 'Fair' })).toBe('none');
  expect(await world.data(`events/${standing.id}`)).toMatchObject({ title: 'Fair', end: null });
});

test('what is refused for another reason is not said to be too much', async () => {
  const elsewhere = await world.school();
  const feed = { schoolId: elsewhere.id, groupId: null };
  const refused = backend.posts.create({
    id: newDocumentId(),
    feed,
    author,
    content: 'Cake',
    images: [],
    mentions: {},
    poll: null,
    topic: null,
  });
  expect(await codeOf(refused)).toBe('permission-denied');
  expect(await world.data(counterOf('posts'))).toBeNull();
});

test.each([3, -3])('a clock that is %i days off is put right by the server’s', async (days) => {
  const counter = counterOf('posts');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * DAY_MS });
  const id = newDocumentId();
  await post(id);
  vi.useRealTimers();
  expect(await world.data(`posts/${id}`)).not.toBeNull();
  expect(await world.data(counter)).toMatchObject({ count: 1, lastId: id });
});
