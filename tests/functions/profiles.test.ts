import { Timestamp } from 'firebase-admin/firestore';
import { afterEach, describe, expect, test } from 'vitest';
import { directoryEntry } from '@/domain/directory-entry';
import type { User } from '@/domain/entities/user';
import { postTokens } from '@/domain/search-tokens';
import { sha256 } from '../../functions/src/platform/hash.ts';
import { documents, requestOf, write } from '../../scripts/seed/store.ts';
import { db } from './support/admin.ts';
import { DAY, HOUR, moveClock } from './support/clock.ts';
import { deliveringAgain } from './support/control.ts';
import { afterAllEvents } from './support/eventually.ts';
import { createMember, createSchool, type TestSchool } from './support/people.ts';
import { createComment, createPost, postOf, readPost } from './support/posts.ts';
import { afterAllRetries, failingFirst } from './support/retries.ts';

const PICTURE =
  'http://127.0.0.1:9199/v0/b/demo-schoolgate.appspot.com/o/profile-pictures%2Fx%2Fp.webp?alt=media';

/** So many names, of which none is another. */
const nthNames = (count: number) => [...'ABCDEFGHIJKLMNOPQRSTU'].slice(0, count).map((nth) => `Name ${nth}`);

afterEach(() => moveClock(0));

test('a changed name, picture and children follow to posts, comments and previews', async () => {
  const school = await createSchool();
  const [me, other] = [await createMember(school), await createMember(school, { firstName: 'Otto' })];
  const mine = await createPost(me, school);
  const theirs = await createPost(other, school);
  const commentId = await createComment(theirs, me, 'Mine');
  await createComment(theirs, other, 'Theirs');
  const children = [{ name: 'Kim', gradeOrRoom: '3B' }];
  await afterAllEvents(() =>
    db.doc(`users/${me.uid}`).update({ firstName: 'Anna', lastName: '', profilePicUrl: PICTURE, children }),
  );
  await afterAllEvents(async () => {
    const searchTokens = postTokens({ content: 'Hello', authorName: 'Anna' });
    const look = { authorName: 'Anna', profilePicUrl: PICTURE, children };
    expect(await readPost(mine)).toMatchObject({ ...look, searchTokens });
    const comment = await db.doc(`posts/${theirs}/comments/${commentId}`).get();
    expect(comment.data()).toMatchObject({ authorName: 'Anna', profilePicUrl: PICTURE, content: 'Mine' });
    const post = await readPost(theirs);
    expect(post).toMatchObject({ authorName: 'Otto Silva', commentCount: 2 });
    expect(post.comments.map(({ authorName }) => authorName)).toEqual(['Anna', 'Otto Silva']);
  });
});

test.each([
  ['name alone', { firstName: 'Anna', lastName: '' }, { authorName: 'Anna', profilePicUrl: null }],
  ['picture alone', { profilePicUrl: PICTURE }, { authorName: 'Ana Silva', profilePicUrl: PICTURE }],
])('a changed %s follows to comments, in previews alone and behind others', async (_what, change, look) => {
  const school = await createSchool();
  const [me, other] = [await createMember(school), await createMember(school, { firstName: 'Otto' })];
  const postId = await createPost(other, school);
  const alone = await createPost(other, school);
  await createComment(alone, me, 'Mine');
  await createComment(postId, other, 'Theirs');
  const commentId = await afterAllEvents(() => createComment(postId, me, 'Mine'));
  await afterAllEvents(() => db.doc(`users/${me.uid}`).update(change));
  await afterAllEvents(async () => {
    expect((await db.doc(`posts/${postId}/comments/${commentId}`).get()).data()).toMatchObject(look);
    expect((await readPost(postId)).comments).toMatchObject([{ authorName: 'Otto Silva' }, look]);
    expect((await readPost(alone)).comments).toMatchObject([look]);
  });
});

test('a child’s changed grade alone follows to posts', async () => {
  const school = await createSchool();
  const me = await createMember(school, { children: [{ name: 'Kim', gradeOrRoom: '3B' }] });
  const postId = await afterAllEvents(() => createPost(me, school));
  const children = [{ name: 'Kim', gradeOrRoom: '4B' }];
  await db.doc(`users/${me.uid}`).update({ children });
  await afterAllEvents(async () => expect(await readPost(postId)).toMatchObject({ children }));
});

test('a changed name reaches the newest two hundred posts at once', async () => {
  const school = await createSchool();
  const me = await createMember(school);
  const batch = db.batch();
  for (let age = 0; age < 202; age += 1) {
    const createdAt = new Date(Date.now() - age * HOUR);
    const { path, data } = documents.post({ ...postOf(me, school, { id: `${me.uid}-${age}` }), createdAt });
    batch.set(db.doc(path), data);
  }
  await batch.commit();
  await db.doc(`users/${me.uid}`).update({ firstName: 'Anna' });
  await afterAllEvents(async () => {
    const { docs } = await db.collection('posts').where('authorId', '==', me.uid).get();
    const stale = docs.filter((doc) => doc.get('authorName') !== 'Anna Silva').map(({ id }) => id);
    expect(stale.sort()).toEqual([`${me.uid}-200`, `${me.uid}-201`]);
  });
});

test('the newest of two quick changes wins on every post', async () => {
  const school = await createSchool();
  const me = await createMember(school);
  const posts = [await createPost(me, school), await createPost(me, school)];
  await db.doc(`users/${me.uid}`).update({ firstName: 'First' });
  await db.doc(`users/${me.uid}`).update({ firstName: 'Second' });
  await afterAllEvents(async () => {
    for (const id of posts) expect((await readPost(id)).authorName).toBe('Second Silva');
  });
});

test('a login changes nothing on posts', async () => {
  const school = await createSchool();
  const me = await createMember(school);
  const postId = await createPost(me, school);
  const before = (await db.doc(`posts/${postId}`).get()).updateTime;
  await db.doc(`users/${me.uid}`).update({ lastLogin: new Date() });
  await afterAllEvents(async () =>
    expect((await db.doc(`posts/${postId}`).get()).updateTime).toEqual(before),
  );
});

test('who was removed from a school writes no more into its feed', async () => {
  const [left, stays] = [await createSchool(), await createSchool()];
  const other = await createMember(left, { firstName: 'Otto' });
  const me = await createMember(left);
  const mine = await createPost(me, left);
  const theirs = await createPost(other, left);
  const commentId = await createComment(theirs, me, 'Mine');
  const here = await createPost(me, stays);
  await afterAllEvents(() => db.doc(`users/${me.uid}`).update({ approvedSchools: [stays.id] }));
  const children = [{ name: 'Kim', gradeOrRoom: 'call 555' }];
  await db.doc(`users/${me.uid}`).update({ firstName: 'Read', lastName: 'this', children });
  await afterAllEvents(async () => {
    expect(await readPost(here)).toMatchObject({ authorName: 'Read this', children });
    expect(await readPost(mine)).toMatchObject({ authorName: 'Ana Silva', children: [] });
    const comment = await db.doc(`posts/${theirs}/comments/${commentId}`).get();
    expect(comment.data()).toMatchObject({ authorName: 'Ana Silva' });
    expect((await readPost(theirs)).comments).toMatchObject([{ authorName: 'Ana Silva' }]);
  });
});

test('who is a member again has one name there', async () => {
  const school = await createSchool();
  const me = await createMember(school);
  const mine = await createPost(me, school);
  const user = db.doc(`users/${me.uid}`);
  await afterAllEvents(() => user.update({ approvedSchools: [] }));
  await afterAllEvents(() => user.update({ firstName: 'Anna' }));
  await afterAllEvents(() => user.update({ approvedSchools: [school.id] }));
  await afterAllEvents(async () => expect((await readPost(mine)).authorName).toBe('Anna Silva'));
});

test('twenty changes a day follow at once', async () => {
  const school = await createSchool();
  const me = await createMember(school);
  const entry = db.doc(`schools/${school.id}/members/${me.uid}`);
  await entry.set({ uid: me.uid, ...directoryEntry(me), joinedAt: Timestamp.now() });
  const postId = await createPost(me, school);
  const change = (firstName: string) => afterAllEvents(() => db.doc(`users/${me.uid}`).update({ firstName }));
  for (const name of nthNames(21)) await change(name);
  await afterAllEvents(async () => {
    expect((await readPost(postId)).authorName).toBe('Name T Silva');
    expect((await entry.get()).get('firstName')).toBe('Name U');
  });
  await moveClock(DAY + HOUR);
  await db.doc(`users/${me.uid}`).update({ children: [{ name: 'Kim', gradeOrRoom: '3B' }] });
  await afterAllEvents(async () => expect((await readPost(postId)).authorName).toBe('Name U Silva'));
});

test('a change whose event comes three times costs one', async () => {
  const school = await createSchool();
  const me = await createMember(school);
  const postId = await createPost(me, school);
  for (const firstName of nthNames(7)) {
    await deliveringAgain('updated', 3, () => db.doc(`users/${me.uid}`).update({ firstName }));
  }
  await afterAllEvents(async () => expect((await readPost(postId)).authorName).toBe('Name G Silva'));
});

test('a change that is carried once more, as noting it has failed, costs nothing more', async () => {
  const school = await createSchool();
  const me = await createMember(school);
  const postId = await createPost(me, school);
  const budget = db.doc(`_limits/author-snapshot_${sha256(me.uid)}`);
  const spent = async () => ((await budget.get()).get('at') as number[]).length;
  // After the change's own commit, the directory's, the record's, the greeting's, the budget's and the post's.
  await failingFirst('firestore.commit', 7, () => db.doc(`users/${me.uid}`).update({ firstName: 'Anna' }));
  expect((await readPost(postId)).authorName).toBe('Anna Silva');
  expect(await spent()).toBe(1);
  await afterAllRetries(async () => expect(await spent()).toBe(1));
});

describe('the directory', () => {
  const entryOf = async (school: TestSchool, { uid }: User) =>
    (await db.doc(`schools/${school.id}/members/${uid}`).get()).data();

  async function arrange() {
    const [school, left] = [await createSchool(), await createSchool()];
    const me = await createMember(school);
    const listed = { uid: me.uid, ...directoryEntry(me), joinedAt: Timestamp.now() };
    for (const { id } of [school, left]) await db.doc(`schools/${id}/members/${me.uid}`).set(listed);
    return { school, left, me, listed };
  }

  test('shows who changes the account alone as the account does', async () => {
    const { school, me, listed } = await arrange();
    const children = [{ name: 'Kim', gradeOrRoom: '3B' }];
    const change = { firstName: 'Bea', lastName: 'Costa', bio: 'New', profilePicUrl: PICTURE, children };
    await db.doc(`users/${me.uid}`).update(change);
    await afterAllEvents(async () => {
      const entry = await entryOf(school, me);
      expect(entry).toEqual({ ...listed, ...change, searchTokens: entry?.searchTokens });
      expect(entry?.searchTokens).toEqual(expect.arrayContaining(['bea', 'costa', '3b']));
      expect(entry?.searchTokens).not.toContain('ana');
    });
  });

  test('of a school that a parent has left is none of theirs to change', async () => {
    const { left, me, listed } = await arrange();
    await db.doc(`users/${me.uid}`).update({ bio: 'New' });
    await afterAllEvents(async () => expect(await entryOf(left, me)).toEqual(listed));
  });

  test('gets nobody whom no approval put there', async () => {
    const school = await createSchool();
    const me = await createMember(school);
    await db.doc(`users/${me.uid}`).update({ bio: 'New' });
    await afterAllEvents(async () => expect(await entryOf(school, me)).toBeUndefined());
  });
});

test('an open request shows the account’s name, whichever client has changed it', async () => {
  const school = await createSchool();
  const parent = await createMember(school);
  const other = await createSchool('Oak Hill');
  const request = requestOf(parent, other);
  await write(db, [documents.pendingRequest(request)]);
  await db.doc(`users/${parent.uid}`).update({ firstName: 'Eve' });
  await afterAllEvents(async () => {
    const shown = await db.doc(`pendingRequests/${request.id}`).get();
    const formerName = { firstName: 'Ana', lastName: 'Silva' };
    expect(shown.data()).toMatchObject({ firstName: 'Eve', lastName: 'Silva', formerName });
  });
});
