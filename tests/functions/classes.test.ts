import { Timestamp } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { directoryEntry } from '@/domain/directory-entry';
import { newUser, type User } from '@/domain/entities/user';
import { db } from './support/admin.ts';
import { deliveringAgain } from './support/control.ts';
import { afterAllEvents } from './support/eventually.ts';
import { createSchool } from './support/people.ts';

/** A school whose parents come, change and go as a client writes it. */
async function aSchool() {
  const { id } = await createSchool();
  const entry = (uid: string) => db.doc(`schools/${id}/members/${id}-${uid}`);
  const classes = async () => {
    const stored = await db.doc(`schools/${id}/directory/classes`).get();
    return stored.exists
      ? (stored.get('classes') as { name: string; count: number }[]).map(({ name, count }) => [name, count])
      : null;
  };
  const account = (uid: string, grades: string[]): User => ({
    ...newUser({ uid: `${id}-${uid}`, email: `${uid}@${id}.test`, firstName: 'Ana', lastName: 'Silva' }),
    ...{ schoolIds: [id], approvedSchools: [id], approved: true },
    children: grades.map((gradeOrRoom, at) => ({ name: `Kim ${at}`, gradeOrRoom })),
  });
  const write = async (uid: string, grades: string[], change: Record<string, unknown> = {}) => {
    const user = account(uid, grades);
    const batch = db.batch();
    batch.set(db.doc(`users/${user.uid}`), user);
    batch.set(entry(uid), { uid: user.uid, ...directoryEntry(user), joinedAt: Timestamp.now(), ...change });
    await batch.commit();
  };
  return { entry, classes, write };
}

test('a school’s classes have the parents who came, less those who went on or left', async () => {
  const { entry, classes, write } = await aSchool();
  await deliveringAgain('created', 2, () =>
    Promise.all([write('a', ['Grade 2']), write('b', ['2nd', 'Room 4']), write('c', [])]),
  );
  await afterAllEvents(async () =>
    expect(await classes()).toEqual([
      ['2nd grade', 2],
      ['Room 4', 1],
      ['', 1],
    ]),
  );
  await write('a', ['Grade 3']);
  await entry('c').delete();
  await afterAllEvents(async () =>
    expect(await classes()).toEqual([
      ['2nd grade', 1],
      ['3rd grade', 1],
      ['Room 4', 1],
    ]),
  );
  await Promise.all([entry('a').delete(), entry('b').delete()]);
  await afterAllEvents(async () => expect(await classes()).toBeNull());
});

test('nobody stands in a class that none of their children is in', async () => {
  const { entry, classes, write } = await aSchool();
  await write('a', ['Grade 2']);
  await afterAllEvents(async () => expect(await classes()).toEqual([['2nd grade', 1]]));
  await entry('a').update({ searchTokens: ['ana', '#room4', '#3rdgrade'] });
  await afterAllEvents(async () => {
    expect((await entry('a').get()).get('searchTokens')).toEqual(expect.arrayContaining(['#2ndgrade']));
    expect((await entry('a').get()).get('searchTokens')).not.toContain('#room4');
    expect(await classes()).toEqual([['2nd grade', 1]]);
  });
});

test('an entry of a tab of before, which knows no classes, gets them', async () => {
  const { entry, classes, write } = await aSchool();
  await write('a', ['Room 4'], { searchTokens: ['ana'] });
  await afterAllEvents(async () => {
    expect((await entry('a').get()).get('searchTokens')).toContain('#room4');
    expect(await classes()).toEqual([['Room 4', 1]]);
  });
});
