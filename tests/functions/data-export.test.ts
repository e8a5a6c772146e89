import { Timestamp } from 'firebase-admin/firestore';
import { afterEach, expect, test } from 'vitest';
import { bucket, db } from './support/admin.ts';
import { arrange as arrangeAnnouncements, createAnnouncement, see } from './support/announcements.ts';
import { callAs } from './support/client.ts';
import { HOUR, moveClock } from './support/clock.ts';
import { runScheduled } from './support/control.ts';
import { HOSTILE } from './support/emails.ts';
import { afterAllEvents, eventually } from './support/eventually.ts';
import { fileExists, uploadPostImage } from './support/files.ts';
import { arrangeGroup } from './support/groups.ts';
import { createEvent } from './support/moderation.ts';
import { createMember, createSchool } from './support/people.ts';
import { unpacked } from './support/zip.ts';

afterEach(() => moveClock(0));

async function arrange() {
  const school = await createSchool();
  const parent = await createMember(school, { bio: HOSTILE });
  const { uid } = parent;
  const { path, imageUrl } = await uploadPostImage(uid, school.id);
  const post = {
    authorId: uid,
    schoolId: school.id,
    groupId: null,
    content: HOSTILE,
    imageUrl,
    createdAt: Timestamp.now(),
    searchTokens: ['x'],
  };
  await db.doc(`posts/mine-${uid}`).set(post);
  await db
    .doc(`posts/other-${uid}`)
    .set({ ...post, authorId: 'somebody', content: 'Not mine', imageUrl: null });
  const before = { schoolId: school.id, content: 'Before', writtenAt: null, replacedAt: Timestamp.now() };
  await db.doc(`posts/mine-${uid}/revisions/1`).set({ ...before, authorId: uid });
  await db.doc(`posts/mine-${uid}/comments/c/revisions/1`).set({ ...before, authorId: uid });
  await db
    .doc(`posts/other-${uid}/revisions/1`)
    .set({ ...before, authorId: 'somebody', content: 'Not mine' });
  await createEvent(parent, school);
  await db.doc(`calendarFeeds/${uid}_${school.id}`).set({
    ...{ userId: uid, schoolId: school.id, choice: 'all', renewedAt: Timestamp.now() },
    ...{ seed: 'seed-of-it', secretHash: 'hash-of-it' },
  });
  return { school, parent, path };
}

const ready = (uid: string) =>
  eventually(async () => {
    const made = (await db.doc(`dataExports/${uid}`).get()).data();
    expect(made?.status).toBe('ready');
    return { path: `data-exports/${uid}/${made?.fileName}`, size: made?.size as number };
  });

test('a parent gets what is theirs, to read and for programs, and nothing that is others’', async () => {
  const { school, parent, path: picture } = await arrange();
  await callAs(parent, 'requestDataExport', {});
  const { path, size } = await ready(parent.uid);
  const read = await unpacked(path);
  expect(size).toBeGreaterThan(500);
  const posts = JSON.parse(read('data/posts.json').toString()) as { content: string; createdAt: string }[];
  expect(posts.map(({ content }) => content)).toEqual([HOSTILE]);
  expect(posts[0]?.createdAt).toMatch(/^\d{4}-\d\d-\d\dT/);
  const earlier = JSON.parse(read('data/earlier-versions.json').toString()) as { content: string }[];
  expect(earlier.map(({ content }) => content)).toEqual(['Before', 'Before']);
  const account = JSON.parse(read('data/account.json').toString()) as { email: string }[];
  expect(account[0]?.email).toBe(parent.email);
  // Their calendar feed, without what its address is made of and known by.
  expect(JSON.parse(read('data/calendar-feeds.json').toString())).toEqual([
    expect.objectContaining({ schoolId: school.id, choice: 'all' }),
  ]);
  for (const secret of ['seed-of-it', 'hash-of-it'])
    expect(read('data/calendar-feeds.json').toString()).not.toContain(secret);
  const [bytes] = await bucket.file(picture).download();
  expect(read(`files/${picture.replace(parent.uid, 'mine')}`).equals(bytes)).toBe(true);
  const page = read('index.html').toString();
  expect(page).toContain(parent.email);
  expect(page).not.toContain('<b>');
  expect(page).not.toContain('Not mine');
});

test('what a parent has shared in a group comes along, and what others have shared there does not', async () => {
  const { creator, school, share, read: group } = await arrangeGroup();
  const own = await share(creator);
  const others = await share(await createMember(school));
  await afterAllEvents(async () => expect((await group()).fileCount).toBe(2));
  await callAs(creator, 'requestDataExport', {});
  const { path } = await ready(creator.uid);
  const read = await unpacked(path);
  const [bytes] = await bucket.file(own.path).download();
  expect(read(`files/${own.path}`).equals(bytes)).toBe(true);
  expect(read(`files/${others.path}`)).toHaveLength(0);
});

test('what a parent has announced and seen comes along, and what others have does not', async () => {
  const { school, mo, otherMo, ana } = await arrangeAnnouncements();
  const own = await createAnnouncement(mo, school, { title: 'Mine' });
  const others = await createAnnouncement(otherMo, school, { title: 'Not mine' });
  await see(others, mo, school, 1, 1);
  await see(own, ana, school);
  await callAs(mo, 'requestDataExport', {});
  const { path } = await ready(mo.uid);
  const read = await unpacked(path);
  const rows = (name: string) => JSON.parse(read(`data/${name}.json`).toString()) as object[];
  expect(rows('announcements')).toMatchObject([{ title: 'Mine' }]);
  expect(rows('announcements-seen')).toMatchObject([{ seenVersion: 1, acknowledgedVersion: 1 }]);
});

test('a copy is gone after a day', async () => {
  const { parent } = await arrange();
  await callAs(parent, 'requestDataExport', {});
  const { path } = await ready(parent.uid);
  await moveClock(23 * HOUR);
  await runScheduled('sweepDataExports');
  await afterAllEvents(async () => expect(await fileExists(path)).toBe(true));
  await moveClock(24.1 * HOUR);
  await runScheduled('sweepDataExports');
  await afterAllEvents(async () => expect(await fileExists(path)).toBe(false));
  expect((await db.doc(`dataExports/${parent.uid}`).get()).exists).toBe(false);
});

test('three copies a day are enough', async () => {
  const { parent } = await arrange();
  for (let n = 0; n < 3; n += 1) {
    await callAs(parent, 'requestDataExport', {});
    await ready(parent.uid);
  }
  await expect(callAs(parent, 'requestDataExport', {})).rejects.toMatchObject({
    code: 'functions/resource-exhausted',
  });
});

test('nobody asks without signing in', () =>
  expect(callAs(null, 'requestDataExport', {})).rejects.toMatchObject({ code: 'functions/unauthenticated' }));
