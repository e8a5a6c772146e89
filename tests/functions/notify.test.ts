import { afterEach, describe, expect, test } from 'vitest';
import { db } from './support/admin.ts';
import { callAs } from './support/client.ts';
import { DAY, moveClock } from './support/clock.ts';
import { deliveringAgain, runScheduled, waitUntilIdle } from './support/control.ts';
import { afterAllEvents } from './support/eventually.ts';
import { createEvent, createGroup, joinGroup } from './support/moderation.ts';
import {
  arrangePost,
  block,
  choose,
  comment,
  markRead,
  onlyOf,
  silence,
  typesOf,
} from './support/notifications.ts';
import { approve, createApplicant, createMember, createSchool, reject } from './support/people.ts';
import { calling, createPost, edit, notificationsOf, setLiked } from './support/posts.ts';
import { afterAllRetries, failingFirst } from './support/retries.ts';

afterEach(() => moveClock(0));

describe('what somebody has chosen', () => {
  test('keeps out of the bell what is for devices alone, where bell and page find nothing', async () => {
    const { author, ana, postId } = await arrangePost();
    await choose(author, 'comment', { app: false, push: true });
    await afterAllEvents(() => comment(postId, ana));
    const told = await afterAllEvents(() => onlyOf(author, 'comment'));
    expect(told).toMatchObject({ app: false, read: false, version: expect.any(Number) });
    expect(told.pushAt).toBeTruthy();
    const page = db
      .collection('notifications')
      .where('userId', '==', author.uid)
      .orderBy('createdAt', 'desc');
    expect((await page.get()).size).toBe(0);
    expect((await page.where('read', '==', false).get()).size).toBe(0);
    // Wanted in the app again, the next one is there.
    await choose(author, 'comment', { app: true });
    await afterAllEvents(() => comment(postId, ana));
    await afterAllEvents(async () => expect((await page.get()).size).toBe(1));
  });

  test('makes nothing of what they want in no way', async () => {
    const { author, ana, postId } = await arrangePost();
    await choose(author, 'comment', { app: false, push: false, mail: 'off' });
    await afterAllEvents(() => comment(postId, ana));
    await setLiked(postId, ana.uid, true);
    await afterAllEvents(async () => expect(await typesOf(author)).toEqual(['like']));
  });

  test('holds what devices ring for to the end of quiet hours', async () => {
    const { author, ana, postId } = await arrangePost();
    const now = new Date().getUTCHours();
    const quietHours = { from: now, to: (now + 2) % 24 };
    await choose(author, 'comment', {}, { quietHours, timeZone: 'Etc/UTC' });
    await afterAllEvents(() => comment(postId, ana));
    const { pushAt } = (await afterAllEvents(() => onlyOf(author, 'comment'))) as {
      pushAt: { toDate(): Date };
    };
    expect(pushAt.toDate().getTime()).toBeGreaterThan(Date.now());
    expect(pushAt.toDate().getUTCHours()).toBe(quietHours.to);
  });

  test('silences a post but for who is called by name, as long as it says', async () => {
    const { school, author, ana, ben, postId } = await arrangePost();
    await silence(author, 'post', postId);
    const theirs = await createPost(ben, school);
    await silence(author, 'post', theirs);
    await afterAllEvents(() => comment(postId, ana));
    await edit(`posts/${theirs}`, { mentions: calling(author) });
    await afterAllEvents(async () => expect(await typesOf(author)).toEqual(['mention']));
    await silence(author, 'post', postId, new Date(Date.now() - 1_000));
    await afterAllEvents(() => comment(postId, ana));
    await afterAllEvents(async () => expect((await typesOf(author)).sort()).toEqual(['comment', 'mention']));
  });
});

describe('who leaves a school', () => {
  test('is told nothing of it any more, and keeps nothing of it', async () => {
    const { school, author, ana, postId } = await arrangePost();
    const other = await createSchool();
    await db.doc(`users/${author.uid}`).update({ approvedSchools: [school.id, other.id] });
    const elsewhere = await createPost(author, other);
    const there = await createMember(other);
    await afterAllEvents(() => comment(postId, ana));
    await afterAllEvents(() => comment(elsewhere, there));
    await afterAllEvents(async () => expect(await notificationsOf(author.uid)).toHaveLength(2));
    await callAs(author, 'leaveSchool', { schoolId: school.id });
    await comment(postId, ana);
    await afterAllEvents(async () =>
      expect(await notificationsOf(author.uid)).toMatchObject([{ postId: elsewhere }]),
    );
  });

  test('a second before an event is worked on is told nothing', async () => {
    const { school, author, ana, ben } = await arrangePost();
    const postId = await createPost(author, school);
    await failingFirst('functions.invoke', 1, () => comment(postId, ana));
    await callAs(author, 'leaveSchool', { schoolId: school.id });
    await callAs(ben, 'leaveSchool', { schoolId: school.id });
    await afterAllRetries(async () => expect(await typesOf(author)).toEqual([]));
    await createEvent(ana, school);
    await afterAllEvents(async () => expect(await typesOf(ben)).toEqual([]));
  });
});

describe('a post in a group', () => {
  async function arrange() {
    const { school, author, ana, ben, cleo } = await arrangePost();
    const groupId = await createGroup(author, school);
    for (const one of [ana, ben, cleo]) await joinGroup(one, school, groupId);
    await waitUntilIdle();
    return { school, author, ana, ben, cleo, groupId };
  }

  test('is told to its members, once, and goes with it', async () => {
    const { school, author, ana, ben, cleo, groupId } = await arrange();
    const outside = await createMember(school);
    const blocking = await createMember(school);
    await joinGroup(blocking, school, groupId);
    await block(blocking, author);
    await silence(cleo, 'group', groupId);
    const postId = await deliveringAgain('created', 3, () =>
      createPost(author, school, { groupId, mentions: calling(ben) }),
    );
    await afterAllEvents(async () => {
      expect(await notificationsOf(ana.uid)).toMatchObject([
        {
          ...{ type: 'group-post', actorId: author.uid, title: 'Chess', quote: 'Hello', groupId, postId },
          message: 'Ada Author posted in a group of yours.',
        },
      ]);
      expect(await typesOf(ben)).toEqual(['mention']);
      for (const other of [author, cleo, outside, blocking]) expect(await typesOf(other)).toEqual([]);
    });
    await edit(`posts/${postId}`, { content: 'Good morning' });
    await afterAllEvents(async () =>
      expect(await onlyOf(ana, 'group-post')).toMatchObject({ quote: 'Good morning' }),
    );
    await db.doc(`posts/${postId}`).delete();
    await afterAllEvents(async () => expect(await typesOf(ana)).toEqual([]));
  });

  test('and all else there is gone from who has left it', async () => {
    const { school, author, ana, ben, groupId } = await arrange();
    const postId = await createPost(ana, school, { groupId });
    await afterAllEvents(() => comment(postId, ben));
    await afterAllEvents(async () => expect(await typesOf(ana)).toEqual(['comment']));
    await db.doc(`groupMemberships/${ana.uid}_${groupId}`).delete();
    await afterAllEvents(async () => expect(await typesOf(ana)).toEqual([]));
    expect(await typesOf(author)).toEqual(['group-post']);
  });

  test('that is out of time is told to nobody', async () => {
    const { school, author, ana, groupId } = await arrange();
    await moveClock(2 * DAY);
    await createPost(author, school, { groupId });
    await afterAllEvents(async () => expect(await typesOf(ana)).toEqual([]));
  });
});

describe('a new event', () => {
  test('is told to the members of its school, once, and goes with it', async () => {
    const { school, author: host, ana, ben } = await arrangePost();
    const stranger = await createMember(await createSchool());
    await block(ben, host);
    const eventId = await deliveringAgain('created', 2, () => createEvent(host, school));
    await afterAllEvents(async () => {
      expect(await notificationsOf(ana.uid)).toMatchObject([
        { type: 'event-new', event: { title: 'Picnic' }, link: `/events/${eventId}`, schoolId: school.id },
      ]);
      for (const other of [host, ben, stranger]) expect(await typesOf(other)).toEqual([]);
    });
    await markRead(await onlyOf(ana, 'event-new'));
    await db.doc(`events/${eventId}`).update({ title: 'The picnic' });
    await afterAllEvents(async () => expect(await onlyOf(ana, 'event-new')).toMatchObject({ read: true }));
    await db.doc(`events/${eventId}`).delete();
    await afterAllEvents(async () => expect(await typesOf(ana)).toEqual([]));
  });

  test('is told once also where something else of it fails, and all comes again', async () => {
    const { school, author: host, ana } = await arrangePost();
    await failingFirst('firestore.commit', 2, () => createEvent(host, school));
    await markRead(await onlyOf(ana, 'event-new'));
    await afterAllRetries(async () => expect(await onlyOf(ana, 'event-new')).toMatchObject({ read: true }));
  });

  test('that is over is told to nobody', async () => {
    const { school, author: host, ana } = await arrangePost();
    await createEvent(host, school, { start: new Date(Date.now() - 1_000) });
    await afterAllEvents(async () => expect(await typesOf(ana)).toEqual([]));
  });
});

describe('a request to join', () => {
  test('is told to who decides, with their number and no name, until it is decided', async () => {
    const school = await createSchool();
    const [mo, other] = [
      await createMember(school, { isModerator: true }),
      await createMember(school, { isModerator: true }),
    ];
    const [one, two] = [await createApplicant(school), await createApplicant(school)];
    const ask = (uid: string) =>
      db
        .doc(`pendingRequests/${uid}_${school.id}`)
        .set({ userId: uid, schoolId: school.id, requestedAt: new Date() });
    await deliveringAgain('created', 2, () => ask(one.uid));
    const before = await onlyOf(mo, 'request-waiting');
    expect(before).toMatchObject({
      count: 1,
      read: false,
      schoolId: school.id,
      link: '/admin/pending-requests',
    });
    expect(JSON.stringify(before)).not.toMatch(new RegExp(`${one.uid}|Silva`));
    await markRead(before);
    await ask(two.uid);
    await afterAllEvents(async () => {
      expect(await onlyOf(mo, 'request-waiting')).toMatchObject({ count: 2, read: false });
      expect(await onlyOf(other, 'request-waiting')).toMatchObject({ count: 2 });
    });
    await markRead(await onlyOf(mo, 'request-waiting'));
    await db.doc(`pendingRequests/${two.uid}_${school.id}`).delete();
    await afterAllEvents(async () =>
      expect(await onlyOf(mo, 'request-waiting')).toMatchObject({ count: 1, read: true }),
    );
    await db.doc(`pendingRequests/${one.uid}_${school.id}`).delete();
    await afterAllEvents(async () => {
      for (const decides of [mo, other]) expect(await typesOf(decides)).toEqual([]);
    });
  });

  test('that is granted is told to its parent, once', async () => {
    const school = await createSchool('Elm Grove');
    const parent = await createApplicant(school);
    await deliveringAgain('updated', 3, () => approve(parent, school));
    expect(await onlyOf(parent, 'request-decided')).toMatchObject({
      ...{ outcome: 'approved', title: 'Elm Grove', schoolId: school.id, link: '/dashboard' },
      read: false,
    });
  });

  test('that is turned down is told to its parent, who is no member', async () => {
    const school = await createSchool('Elm Grove');
    const parent = await createApplicant(school);
    await reject(parent, school, null);
    await afterAllEvents(async () =>
      expect(await onlyOf(parent, 'request-decided')).toMatchObject({
        ...{ outcome: 'rejected', title: 'Elm Grove', schoolId: null, link: '/join-school' },
      }),
    );
  });
});

test('who is erased is in no notification any more, which go on with the others', async () => {
  const { school, author, ana, ben, postId } = await arrangePost();
  await createMember(school, { isAdmin: true });
  await afterAllEvents(() => comment(postId, ben, 'First'));
  await afterAllEvents(() => comment(postId, ana, 'Second'));
  await setLiked(postId, ana.uid, true);
  await afterAllEvents(async () => expect(await onlyOf(author, 'comment')).toMatchObject({ count: 2 }));
  await callAs(ana, 'requestAccountDeletion', { keepPosts: true });
  await moveClock(8 * DAY);
  await runScheduled('eraseDueAccounts');
  await afterAllEvents(async () => {
    expect(await notificationsOf(author.uid)).toMatchObject([
      { type: 'comment', count: 1, actorId: ben.uid, quote: 'First' },
    ]);
    expect(JSON.stringify(await notificationsOf(author.uid))).not.toContain(ana.uid);
  });
});
