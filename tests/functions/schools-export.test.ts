import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { User } from '@/domain/entities/user';
import { eventDiscussionId } from '@/domain/event-discussion';
import { NO_CLASS } from '@/domain/school-class';
import { bucket, db } from './support/admin.ts';
import { callAs } from './support/client.ts';
import { HOUR, moveClock } from './support/clock.ts';
import { runScheduled, waitUntilIdle } from './support/control.ts';
import { HOSTILE } from './support/emails.ts';
import { afterAllEvents, eventually } from './support/eventually.ts';
import { addressOf, fileExists, upload, uploadPostImage } from './support/files.ts';
import { createEvent } from './support/moderation.ts';
import {
  createMember,
  createSchool,
  createSchoolCode,
  createUser,
  type TestSchool,
} from './support/people.ts';
import { createComment, createPost } from './support/posts.ts';
import { unpacked } from './support/zip.ts';

let school: TestSchool;
let parent: User;
let by: User;
let pictures: string[];
let face: string;
const at = Timestamp.now();
const rows = (file: Buffer) => JSON.parse(file.toString()) as Record<string, unknown>[];

beforeEach(async () => {
  by = await createUser({ isAdmin: true, isModerator: true });
  school = await createSchool(`Maple ${HOSTILE}`);
  parent = await createMember(school);
  const { uid } = parent;
  face = `profile-pictures/${uid}/${randomUUID()}.png`;
  await upload(face, uid, school.id);
  const images = [await uploadPostImage(uid, school.id), await uploadPostImage(uid, school.id)];
  pictures = images.map(({ path }) => path);
  const postId = await createPost(parent, school, { pictures: images.map(({ imageUrl }) => imageUrl) });
  await createComment(postId, parent, HOSTILE);
  await createComment(eventDiscussionId(await createEvent(parent, school)), parent, 'See you there');
  const other = await createSchool();
  await createPost(await createMember(other), other);
  await createSchoolCode(school);
  const of = { schoolId: school.id };
  const kept: Record<string, object> = {
    [`schools/${school.id}/members/${uid}`]: {
      ...{ uid, firstName: 'Ana', lastName: 'Silva', profilePicUrl: addressOf(face), bio: HOSTILE },
      ...{ children: [], joinedAt: at, searchTokens: [NO_CLASS, 'ana'] },
    },
    [`groupMemberships/${uid}_bakers`]: { ...of, userId: uid, groupId: 'bakers', joinedAt: at },
    [`events/${randomUUID()}`]: { ...of, userId: uid, title: 'Fair', start: at, createdAt: at },
    'announcements/withdrawn': { ...of, userId: uid, title: 'Secret', withdrawnAt: at, createdAt: at },
    [`announcements/${randomUUID()}`]: {
      ...of,
      userId: uid,
      title: 'The gate',
      withdrawnAt: null,
      createdAt: at,
    },
    [`schools/${school.id}/settings/rules`]: { rules: [{ id: 'kind', title: 'Be kind', text: '' }] },
    [`schools/${school.id}/settings/safety`]: { contacts: [{ name: 'Secret head', phone: '1' }] },
    [`schools/${school.id}/moderationLog/one`]: { ...of, act: 'warn', day: at },
    [`moderationCases/${randomUUID()}`]: { ...of, subjectName: 'Secret subject' },
    [`reports/${randomUUID()}`]: { ...of, words: 'Secret words' },
    [`invites/${uid}_x`]: { ...of, email: 'invited@schoolgate.test', fromUserId: uid },
  };
  await Promise.all(Object.entries(kept).map(([path, data]) => db.doc(path).set(data)));
  await waitUntilIdle();
});
afterEach(() => moveClock(0));

const ask = () => callAs(by, 'exportSchool', { schoolId: school.id });
const ready = () =>
  eventually(async () => {
    const made = (await db.doc(`schoolExports/${school.id}`).get()).data();
    expect(made?.status).toBe('ready');
    return `school-exports/${school.id}/${made?.fileName}`;
  });

test('an association gets what the parents have shared, and nothing that is anybody’s own', async () => {
  await ask();
  const read = await unpacked(await ready());
  const [post, ...more] = rows(read('data/posts.json'));
  expect(more).toEqual([]);
  expect(post).toMatchObject({ content: 'Hello', comments: [{ content: HOSTILE }] });
  expect(rows(read('data/directory.json'))).toMatchObject([{ firstName: 'Ana', bio: HOSTILE }]);
  expect(rows(read('data/group-memberships.json'))).toMatchObject([{ groupId: 'bakers' }]);
  const events = rows(read('data/events.json')).sort((a, b) =>
    String(a.title).localeCompare(String(b.title)),
  );
  expect(events).toMatchObject([
    { title: 'Fair', comments: [] },
    { title: 'Picnic', comments: [{ content: 'See you there' }] },
  ]);
  expect(rows(read('data/announcements.json'))).toMatchObject([
    { title: 'The gate', seenBy: 0, acknowledgedBy: 0 },
  ]);
  expect(rows(read('data/rules.json'))).toMatchObject([{ rules: [{ title: 'Be kind' }] }]);
  expect(rows(read('data/moderation.json'))).toMatchObject([{ act: 'warn' }]);
  const shownPictures = post?.pictures as { file: string; alt: string }[];
  expect(shownPictures.map(({ alt }) => alt)).toEqual(['', '']);
  for (const [at, { file }] of shownPictures.entries())
    expect(read(file).equals((await bucket.file(pictures[at] ?? '').download())[0])).toBe(true);
  const [{ picture: shown } = {}] = rows(read('data/directory.json'));
  expect(read(String(shown)).equals((await bucket.file(face).download())[0])).toBe(true);
  const page = read('index.html').toString();
  expect(page).toContain('Maple');
  expect(page).not.toContain('<b>');
  const all = [
    'school',
    'directory',
    'groups',
    'posts',
    'events',
    'announcements',
    'rules',
    'moderation',
    'group-memberships',
  ];
  const texts = all.map((name) => read(`data/${name}.json`).toString()).join('\n') + page;
  // Links to pictures work for whoever has them.
  for (const secret of ['@schoolgate.test', 'Secret', 'token=', `${school.id}-code`])
    expect(texts).not.toContain(secret);
  const entries = await db.collection('auditLog').where('schoolId', '==', school.id).get();
  expect(entries.docs.map((entry) => entry.data())).toMatchObject([
    { action: 'export-school', actorId: by.uid, targetId: school.id },
  ]);
});

test('an archived school is copied with its groups', async () => {
  await callAs(by, 'archiveSchool', { schoolId: school.id });
  await waitUntilIdle();
  await ask();
  const read = await unpacked(await ready());
  expect(rows(read('data/group-memberships.json'))).toMatchObject([
    { groupId: 'bakers', userId: parent.uid },
  ]);
  expect(rows(read('data/directory.json'))).toHaveLength(1);
});

test('a copy is gone after a day', async () => {
  await ask();
  const path = await ready();
  await moveClock(23 * HOUR);
  await runScheduled('sweepDataExports');
  await afterAllEvents(async () => expect(await fileExists(path)).toBe(true));
  await moveClock(24.1 * HOUR);
  await runScheduled('sweepDataExports');
  await afterAllEvents(async () => expect(await fileExists(path)).toBe(false));
  expect((await db.doc(`schoolExports/${school.id}`).get()).exists).toBe(false);
});
