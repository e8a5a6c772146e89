import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { newMember } from '@/domain/directory-entry';
import { MIGRATIONS } from '../../../scripts/migrations/index';
import { migrate } from '../../../scripts/migrations/migrate';

const app = initializeApp({ projectId: 'demo-rules-classes-migration' }, 'classes-migration');
const db = getFirestore(app);
afterAll(() => deleteApp(app));

const [classes] = MIGRATIONS.filter(({ id }) => id === '0.2.0-classes');
if (!classes) throw new Error('The migration has left the list, and its test stays.');
const MEMBERS = 'schools/oakfield/members';

/** An entry as the app of release 0.1.0 wrote it, word for word: found by its words alone. */
const old = (uid: string, gradesOrRooms: string[], searchTokens: string[]) => ({
  uid,
  firstName: 'Ana',
  lastName: 'Sá',
  profilePicUrl: null,
  bio: 'Bakes',
  children: gradesOrRooms.map((gradeOrRoom) => ({ name: 'Bo', gradeOrRoom })),
  joinedAt: Timestamp.fromMillis(0),
  searchTokens,
});
const OF_NAME = ['ana', 'sa'];
const PARENTS = {
  graded: old('graded', ['Grade 2'], [...OF_NAME, 'bo', 'grade', '2', 'gra', 'grad']),
  sameClass: old('sameClass', ['2nd', 'Rm. 4'], [...OF_NAME, 'bo', '2nd', 'rm', '4']),
  hiding: old('hiding', [''], [...OF_NAME, 'bo']),
  childless: old('childless', [], OF_NAME),
};

beforeEach(async () => {
  await Promise.all([
    db.recursiveDelete(db.collection('schools')),
    db.recursiveDelete(db.collection('_migrations')),
  ]);
  await Promise.all(
    Object.entries(PARENTS).map(([uid, entry]) => db.doc(`${MEMBERS}/${uid}`).set({ ...entry })),
  );
  await db.doc('schools/elmwood/members/graded').set(PARENTS.graded);
});

const stored = async (path: string) => (await db.doc(path).get()).data();
const found = async (token: string) => {
  const entries = await db.collection(MEMBERS).where('searchTokens', 'array-contains', token).get();
  return entries.docs.map(({ id }) => id);
};

it('has parents of before found by the classes of their children, at every school', async () => {
  expect(await migrate(db, classes, { write: true, pageSize: 2 })).toMatchObject({ seen: 5, changed: 5 });
  expect(await found('#2ndgrade')).toEqual(['graded', 'sameClass']);
  expect(await found('#room4')).toEqual(['sameClass']);
  expect(await found('#')).toEqual(['childless', 'hiding']);
  expect((await stored('schools/elmwood/members/graded'))?.searchTokens).toContain('#2ndgrade');
});

it('leaves all else of an entry as it was, and its words after the classes', async () => {
  await migrate(db, classes, { write: true });
  const after = (entry: ReturnType<typeof old>, ...keys: string[]) => ({
    ...entry,
    searchTokens: [...keys, ...entry.searchTokens],
  });
  expect(await stored(`${MEMBERS}/graded`)).toEqual(after(PARENTS.graded, '#2ndgrade'));
  expect(await stored(`${MEMBERS}/sameClass`)).toEqual(after(PARENTS.sameClass, '#2ndgrade', '#room4'));
  expect(await stored(`${MEMBERS}/hiding`)).toEqual(after(PARENTS.hiding, '#'));
  expect(await stored(`${MEMBERS}/childless`)).toEqual(after(PARENTS.childless, '#'));
});

it('makes room for the classes among as many tokens as rules take', async () => {
  const long = Array.from({ length: 400 }, (_, index) => `w${index}`).join(' ');
  const tokens = [...OF_NAME, ...long.split(' '), 'grade', '2'].slice(0, 300);
  await db.doc(`${MEMBERS}/long`).set({
    ...old('long', ['Grade 2'], tokens),
    children: [{ name: long, gradeOrRoom: 'Grade 2' }],
  });
  await migrate(db, classes, { write: true });
  expect((await stored(`${MEMBERS}/long`))?.searchTokens).toEqual(['#2ndgrade', ...tokens.slice(0, 299)]);
});

it('changes nothing when it runs again, nor what today’s app writes', async () => {
  await db.doc(`${MEMBERS}/todays`).set(newMember({ ...PARENTS.sameClass, uid: 'todays' }));
  expect(await migrate(db, classes, { write: true })).toMatchObject({ seen: 6, changed: 5 });
  const before = (await db.doc(`${MEMBERS}/graded`).get()).updateTime;
  expect(await migrate(db, classes, { write: true })).toEqual({ seen: 6, changed: 0, after: null });
  expect((await db.doc(`${MEMBERS}/graded`).get()).updateTime).toEqual(before);
});
