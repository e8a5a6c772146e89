import { afterEach, describe, expect, test } from 'vitest';
import type { User } from '@/domain/entities/user';
import { db, document, exists } from './support/admin.ts';
import { moveClock } from './support/clock.ts';
import { deliveringAgain } from './support/control.ts';
import { afterAllEvents } from './support/eventually.ts';
import { createListed, createMembers } from './support/moderation.ts';
import { approve, createSchool } from './support/people.ts';
import { afterAllRetries, failingFirst } from './support/retries.ts';
import { arrange, claim, claimPath, readGranted, readTaken } from './support/sign-ups.ts';

afterEach(() => moveClock(0));

const leave = ({ uid }: User) => db.doc(`users/${uid}`).update({ approvedSchools: [], approved: false });

describe('a claim', () => {
  test('gets what is left, and the list says what is taken and by whom', async () => {
    const { school, ana, ben, listId } = await arrange();
    await claim(listId, ana, school, { wanted: { cake: 1, stand: 2 } });
    await claim(listId, ben, school, { isNamed: false });
    await afterAllEvents(async () => {
      expect(await readTaken(listId)).toEqual({
        taken: { cake: 2, stand: 2 },
        people: {
          cake: [{ userId: ana.uid, name: 'Ana Ames', profilePicUrl: null, count: 1 }],
          stand: [{ userId: ana.uid, name: 'Ana Ames', profilePicUrl: null, count: 2 }],
        },
      });
      expect((await document(claimPath(listId, ben)))?.standing).toEqual({
        ...{ name: 'Ben Bell', profilePicUrl: null, granted: { cake: 1 } },
      });
    });
    // A tally names nobody.
    expect(JSON.stringify(await document(`_signUpTallies/${listId}`))).not.toMatch(/Ames|Bell/);
  });

  test('that finds no room has nothing, also when somebody lets go later', async () => {
    const { school, ana, ben, listId } = await arrange();
    await afterAllEvents(() => claim(listId, ana, school, { wanted: { cake: 2 } }));
    await afterAllEvents(() => claim(listId, ben, school, { wanted: { cake: 2, stand: 1 } }));
    await afterAllEvents(async () => expect(await readGranted(listId, ben)).toEqual({ stand: 1 }));
    await claim(listId, ana, school, { wanted: {} });
    await afterAllEvents(async () => {
      expect(await readGranted(listId, ana)).toEqual({});
      expect(await readGranted(listId, ben)).toEqual({ stand: 1 });
      expect(await readTaken(listId)).toMatchObject({ taken: { stand: 1 } });
    });
    // Another look at the same claim gives no more either.
    await db.doc(`users/${ben.uid}`).update({ lastName: 'Brook' });
    await afterAllEvents(async () => {
      expect(await readGranted(listId, ben)).toEqual({ stand: 1 });
      expect((await readTaken(listId))?.people.stand).toMatchObject([{ name: 'Ben Brook' }]);
    });
    await claim(listId, ben, school, { wanted: { cake: 2, stand: 1 } });
    await afterAllEvents(async () => expect(await readGranted(listId, ben)).toEqual({ cake: 2, stand: 1 }));
  });

  test('is as it stands, however often and late it is told', async () => {
    const { school, ana, listId } = await arrange();
    await deliveringAgain('created', 3, () => claim(listId, ana, school));
    await failingFirst('functions.invoke', 1, () => claim(listId, ana, school, { wanted: { cake: 2 } }));
    await claim(listId, ana, school, { wanted: { stand: 1 } });
    await afterAllRetries(async () => {
      expect(await readGranted(listId, ana)).toEqual({ stand: 1 });
      expect(await readTaken(listId)).toMatchObject({ taken: { stand: 1 } });
    });
  });

  test('of somebody who belongs to another school gets nothing', async () => {
    const { school, listId } = await arrange();
    const stranger = await createListed(await createSchool());
    await claim(listId, stranger, school);
    await afterAllEvents(async () => expect(await readTaken(listId)).toBeNull());
    expect(await readGranted(listId, stranger)).toBeUndefined();
  });

  test('that was on its way when the list closed gets nothing more, and keeps what it had', async () => {
    const { school, ana, ben, listId } = await arrange();
    await afterAllEvents(() => claim(listId, ana, school));
    await afterAllEvents(() => db.doc(`signUpLists/${listId}`).update({ isClosed: true }));
    await claim(listId, ana, school, { wanted: { cake: 2 } });
    await claim(listId, ben, school);
    await afterAllEvents(async () => {
      expect(await readGranted(listId, ana)).toEqual({ cake: 1 });
      expect(await readGranted(listId, ben)).toEqual({});
    });
  });
});

describe('fifty at once', () => {
  test('never take more than there is', async () => {
    const { school, listId } = await arrange({ cakes: 7 });
    const parents = await createMembers(school, 50);
    await Promise.all(parents.map((parent) => claim(listId, parent, school, { wanted: { cake: 1 } })));
    await afterAllEvents(async () => expect(await readTaken(listId)).toMatchObject({ taken: { cake: 7 } }));
    const granted = await Promise.all(parents.map((parent) => readGranted(listId, parent)));
    expect(granted.filter((one) => one?.cake === 1)).toHaveLength(7);
    expect(granted.filter((one) => one && one.cake === undefined)).toHaveLength(43);
    expect((await readTaken(listId))?.people.cake).toHaveLength(5);
  }, 120_000);

  test('who take and let go leave what the last ones have', async () => {
    const { school, listId } = await arrange({ cakes: 10 });
    const parents = await createMembers(school, 25);
    await Promise.all(
      parents.flatMap((parent) => [
        claim(listId, parent, school, { wanted: { cake: 2 } }),
        claim(listId, parent, school, { wanted: {} }),
      ]),
    );
    const last = await Promise.all(parents.map(async (parent) => document(claimPath(listId, parent))));
    await afterAllEvents(async () => {
      const granted = await Promise.all(parents.map((parent) => readGranted(listId, parent)));
      const sum = granted.reduce((all, one) => all + (one?.cake ?? 0), 0);
      expect((await readTaken(listId))?.taken.cake ?? 0).toBe(sum);
      expect(sum).toBeLessThanOrEqual(10);
      // Whoever has let go last has nothing.
      for (const [at, one] of granted.entries())
        if (Object.keys(last[at]?.wanted ?? {}).length === 0) expect(one).toEqual({});
    });
  }, 120_000);
});

describe('who has signed up', () => {
  test('has nothing any more after leaving the school, nor after coming back to it', async () => {
    const { school, ana, ben, listId } = await arrange();
    await afterAllEvents(() => claim(listId, ana, school, { wanted: { cake: 2 } }));
    await afterAllEvents(() => leave(ana));
    await afterAllEvents(async () => {
      expect(await exists(claimPath(listId, ana))).toBe(false);
      expect(await readTaken(listId)).toBeNull();
    });
    await approve(ana, school);
    await claim(listId, ben, school);
    await afterAllEvents(async () => {
      expect(await exists(claimPath(listId, ana))).toBe(false);
      expect(await readTaken(listId)).toMatchObject({ taken: { cake: 1 } });
    });
  });

  test('still has it in a school that is archived and given back', async () => {
    const { school, ana, listId } = await arrange();
    await afterAllEvents(() => claim(listId, ana, school));
    await afterAllEvents(() => db.doc(`schools/${school.id}`).update({ archivedAt: new Date() }));
    await leave(ana);
    await afterAllEvents(async () => expect(await exists(claimPath(listId, ana))).toBe(true));
    expect(await readTaken(listId)).toMatchObject({ taken: { cake: 1 } });
  });

  test('is shown by their new name and without the picture that they keep', async () => {
    const { school, ana, listId } = await arrange();
    await db.doc(`users/${ana.uid}`).update({
      profilePicUrl: 'https://firebasestorage.googleapis.com/v0/b/x/o/y?alt=media',
      hiddenFields: ['picture'],
    });
    await afterAllEvents(() => claim(listId, ana, school));
    await afterAllEvents(() => db.doc(`users/${ana.uid}`).update({ lastName: 'Brook' }));
    await afterAllEvents(async () => {
      const look = { name: 'Ana Brook', profilePicUrl: null };
      expect((await readTaken(listId))?.people.cake).toMatchObject([look]);
      expect((await document(claimPath(listId, ana)))?.standing).toMatchObject(look);
    });
  });
});
