import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { PostImage } from '@/domain/entities/post';
import type { User } from '@/domain/entities/user';
import { auth, bucket, db } from './support/admin.ts';
import { callAs } from './support/client.ts';
import { DAY, moveClock } from './support/clock.ts';
import { runScheduled, waitUntilIdle } from './support/control.ts';
import { expectSoundMail } from './support/emails.ts';
import { eventually } from './support/eventually.ts';
import { mailTo } from './support/mail.ts';
import { createOwnDocuments } from './support/own-documents.ts';
import { approve, createApplicant, createMember, createSchool, type TestSchool } from './support/people.ts';
import { tracesOf } from './support/traces.ts';

/** A name that nobody has, not in another test either. */
let lastName: string;
let school: TestSchool;
let person: User;
let other: User;

/** A parent with a name that nobody else has, and something of theirs wherever the product keeps anything. */
async function arrange(): Promise<void> {
  lastName = `Quandt${randomUUID().replace(/[^a-f]/g, '')}`;
  school = await createSchool();
  // An admin stays, or nobody could be deleted.
  other = await createMember(school, { isAdmin: true, isModerator: true });
  const applicant = await createApplicant(school, { firstName: 'Zuleikha', lastName });
  await approve(applicant, school, { by: other, code: `${school.id}-code` });
  person = applicant;
  await waitUntilIdle();
  await createOwnDocuments(person, other, school);
}

/** Whatever still tells of the person. */
const traces = () => tracesOf([person.uid, person.email, lastName]);

beforeEach(arrange);
afterEach(() => moveClock(0));

const ask = (keepPosts: boolean) => callAs(person, 'requestAccountDeletion', { keepPosts });

test('a week after it was asked for, nothing tells of the parent any more', async () => {
  expect((await traces()).length).toBeGreaterThan(25);
  await ask(false);
  const mail = await mailTo(person.email);
  expectSoundMail(mail);
  expect(mail.subject).toContain('will be deleted');
  await moveClock(6.9 * DAY);
  await runScheduled('eraseDueAccounts');
  await waitUntilIdle();
  expect((await db.doc(`users/${person.uid}`).get()).exists).toBe(true);
  await moveClock(7.1 * DAY);
  await runScheduled('eraseDueAccounts');
  await waitUntilIdle();
  expect(await traces()).toEqual([]);
  // What is others' stays.
  expect((await db.doc(`users/${other.uid}`).get()).exists).toBe(true);
  const texts = db
    .collectionGroup('comments')
    .where('authorId', '==', other.uid)
    .orderBy('createdAt', 'desc');
  expect((await texts.get()).docs.map((doc) => doc.get('content'))).toEqual(['Hello @Z']);
  const kept = await db.collectionGroup('revisions').where('schoolId', '==', school.id).get();
  expect(kept.size).toBe(0);
  await expectAnnouncementsOfSchool();
  // Groups that others are in stay, also while staff look at them.
  const hidden = db
    .collection('_hiddenContent')
    .where('kind', '==', 'group')
    .where('schoolId', '==', school.id);
  expect(
    (await hidden.get()).docs
      .map((one) => one.get('data'))
      .map(({ createdBy, helpers }) => [createdBy, helpers]),
  ).toEqual([
    ['former-parent', [other.uid]],
    [other.uid, [other.uid]],
  ]);
}, 60_000);

/** What staff have announced stays the school’s, of whoever it was. */
async function expectAnnouncementsOfSchool(): Promise<void> {
  const { docs } = await db.collection('announcements').where('schoolId', '==', school.id).get();
  const mine = docs.find((doc) => doc.get('title') === 'The gate');
  expect(['userId', 'correctedBy', 'withdrawnBy'].map((field) => mine?.get(field) as unknown)).toEqual(
    Array(3).fill('former-parent'),
  );
}

test('posts that stay are a former parent’s, with their pictures', async () => {
  await ask(true);
  await moveClock(7.1 * DAY);
  await runScheduled('eraseDueAccounts');
  await waitUntilIdle();
  expect(await traces()).toEqual([]);
  const { docs } = await db
    .collection('posts')
    .where('schoolId', '==', school.id)
    .where('authorId', '==', 'former-parent')
    .get();
  // By their ids; at the first ones hang the comments on their events, of which one repeats.
  const post = docs.at(-1);
  expect(docs.map((doc) => doc.get('content'))).toEqual(['Fair', 'Band', 'Bake sale']);
  const series = await db.collection('eventSeries').where('schoolId', '==', school.id).get();
  expect(series.docs.map((doc) => doc.get('userId'))).toEqual(['former-parent']);
  const before = await db.collectionGroup('revisions').where('schoolId', '==', school.id).get();
  expect(before.docs.map((doc) => doc.get('authorId'))).toEqual(Array(3).fill('former-parent'));
  await expectAnnouncementsOfSchool();
  const images = post?.get('images') as PostImage[];
  expect(images.map(({ alt }) => alt)).toEqual(['Cakes', 'Our stall']);
  expect(post?.get('imageUrl')).toBe(images[0]?.url);
  for (const { url } of images) {
    const path = decodeURIComponent(/\/o\/([^?]+)/.exec(url)?.[1] ?? '');
    expect((await bucket.file(path).exists())[0]).toBe(true);
  }
}, 60_000);

test('who has changed their mind is kept', async () => {
  await ask(false);
  await callAs(person, 'cancelAccountDeletion', {});
  await moveClock(8 * DAY);
  await runScheduled('eraseDueAccounts');
  await waitUntilIdle();
  expect((await db.doc(`users/${person.uid}`).get()).exists).toBe(true);
});

test('a sign-in that was deleted elsewhere takes the account along at once', async () => {
  await auth.deleteUser(person.uid);
  await eventually(async () => expect(await traces()).toEqual([]));
}, 60_000);

test('the only moderator of a school hands over first', async () => {
  const alone = await createSchool();
  const moderator = await createMember(alone, { isModerator: true });
  await createMember(alone);
  await expect(callAs(moderator, 'requestAccountDeletion', { keepPosts: false })).rejects.toMatchObject({
    code: 'functions/failed-precondition',
    details: { reason: 'only-moderator', schoolId: alone.id },
  });
  await createMember(alone, { isModerator: true });
  await expect(callAs(moderator, 'requestAccountDeletion', { keepPosts: false })).resolves.toBeTruthy();
});
