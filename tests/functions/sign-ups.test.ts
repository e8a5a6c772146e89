import { Timestamp } from 'firebase-admin/firestore';
import { afterEach, describe, expect, test } from 'vitest';
import type { User } from '@/domain/entities/user';
import type { Target } from '@/domain/moderation-target';
import { DAY_MS } from '@/domain/time';
import { db, document, exists } from './support/admin.ts';
import { DAY, HOUR, moveClock } from './support/clock.ts';
import { deliveringAgain, runScheduled } from './support/control.ts';
import { afterAllEvents } from './support/eventually.ts';
import {
  caseOf,
  createEvent,
  createListed,
  createMembers,
  decide,
  moderate,
  report,
} from './support/moderation.ts';
import { approve, createSchool, type TestSchool } from './support/people.ts';
import { afterAllRetries, failingFirst } from './support/retries.ts';
import { claim, createList, readGranted, readTaken, remindersOf } from './support/sign-ups.ts';

afterEach(() => moveClock(0));

/** A list of two cakes and a stand for two, and two parents. */
async function arrange(fields: Parameters<typeof createList>[2] = {}) {
  const school = await createSchool();
  const host = await createListed(school, { firstName: 'Hana', lastName: 'Host' });
  const ana = await createListed(school, { firstName: 'Ana', lastName: 'Ames' });
  const ben = await createListed(school, { firstName: 'Ben', lastName: 'Bell' });
  const listId = await createList(host, school, fields);
  return { school, host, ana, ben, listId };
}
const leave = ({ uid }: User) => db.doc(`users/${uid}`).update({ approvedSchools: [], approved: false });
/** Who is in the bookkeeping of a list: nobody who is gone, wherever the list is. */
const talliedOf = async (listId: string) =>
  Object.keys((await document(`_signUpTallies/${listId}`))?.claims ?? {});
const claimPath = (listId: string, { uid }: User) => `signUpLists/${listId}/claims/${uid}`;

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

describe('a reminder', () => {
  const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
  test('comes a day before, once, to who has something', async () => {
    const { school, ana, ben, host, listId } = await arrange({ date: inDays(7) });
    await afterAllEvents(() => claim(listId, ana, school, { wanted: { cake: 2 } }));
    await afterAllEvents(() => claim(listId, ben, school));
    await moveClock(5.9 * DAY);
    await runScheduled('remindOfSignUps');
    await afterAllEvents(async () => expect(await remindersOf(ana)).toEqual([]));
    await moveClock(6.1 * DAY);
    for (let run = 0; run < 3; run += 1) await runScheduled('remindOfSignUps');
    await afterAllEvents(async () =>
      expect(await remindersOf(ana)).toMatchObject([{ link: `/sign-ups/${listId}`, read: false }]),
    );
    for (const nobody of [ben, host]) expect(await remindersOf(nobody)).toEqual([]);
  });

  test('comes once more for another date', async () => {
    const { school, ana, listId } = await arrange({ date: inDays(7) });
    await afterAllEvents(() => claim(listId, ana, school));
    await moveClock(6.1 * DAY);
    await runScheduled('remindOfSignUps');
    await afterAllEvents(async () => expect(await remindersOf(ana)).toHaveLength(1));
    await db.doc(`signUpLists/${listId}`).update({ date: inDays(9) });
    await runScheduled('remindOfSignUps');
    await afterAllEvents(async () => expect(await remindersOf(ana)).toHaveLength(1));
    await moveClock(8.1 * DAY);
    for (let run = 0; run < 2; run += 1) await runScheduled('remindOfSignUps');
    await afterAllEvents(async () => expect(await remindersOf(ana)).toHaveLength(2));
  });

  test('does not come to who has signed up in the last day, has left, or has let go', async () => {
    const { school, ana, ben, listId } = await arrange({ date: inDays(7), cakes: 9 });
    const [cleo, dan] = (await createMembers(school, 2)) as [User, User];
    const late = Timestamp.fromMillis(Date.now() + 6.05 * DAY);
    await claim(listId, ana, school, {}, late);
    await claim(listId, ben, school);
    await claim(listId, cleo, school);
    await claim(listId, dan, school);
    await afterAllEvents(() => leave(ben));
    await afterAllEvents(() => claim(listId, cleo, school, { wanted: {} }));
    await afterAllEvents(() => moveClock(6.1 * DAY));
    await runScheduled('remindOfSignUps');
    await afterAllEvents(async () => expect(await remindersOf(dan)).toHaveLength(1));
    for (const nobody of [ana, ben, cleo]) expect(await remindersOf(nobody)).toEqual([]);
    await claim(listId, dan, school, { wanted: {} });
    await afterAllEvents(async () => expect(await remindersOf(dan)).toEqual([]));
  });

  test('does not come of a list of any time, of one that has begun, nor of one that is out of sight', async () => {
    const { school, host, ana, listId } = await arrange({ date: inDays(7) });
    const anyTime = await createList(host, school, { date: null });
    const begun = await createList(host, school, { date: inDays(6) });
    for (const id of [listId, anyTime, begun]) await afterAllEvents(() => claim(id, ana, school));
    const moderator = await createListed(school, { isModerator: true });
    await moderate(moderator, { kind: 'signUpList', id: listId, schoolId: school.id }, { act: 'hide' });
    await afterAllEvents(() => moveClock(6.1 * DAY + HOUR));
    await runScheduled('remindOfSignUps');
    await afterAllEvents(async () => expect(await remindersOf(ana)).toEqual([]));
  });
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

describe('a list that goes', () => {
  const targetOf = (listId: string, school: TestSchool): Target => ({
    kind: 'signUpList',
    id: listId,
    schoolId: school.id,
  });
  const remains = async (listId: string, parent: User) => [
    await exists(claimPath(listId, parent)),
    await exists(`_signUpTallies/${listId}`),
    await exists(`signUpLists/${listId}`),
    await exists(`_awaySignUpLists/${listId}`),
  ];

  test('leaves nothing', async () => {
    const { school, ana, listId } = await arrange({ date: new Date(Date.now() + 7 * DAY_MS) });
    await afterAllEvents(() => claim(listId, ana, school));
    await afterAllEvents(() => moveClock(6.1 * DAY));
    await runScheduled('remindOfSignUps');
    await afterAllEvents(async () => expect(await remindersOf(ana)).toHaveLength(1));
    await db.doc(`signUpLists/${listId}`).delete();
    await afterAllEvents(async () => {
      expect(await remains(listId, ana)).toEqual([false, false, false, false]);
      expect(await remindersOf(ana)).toEqual([]);
    });
  });

  test('and comes back has the claims of those who are still there', async () => {
    const { school, ana, ben, listId } = await arrange();
    const moderator = await createListed(school, { isModerator: true });
    for (const parent of [ana, ben]) await afterAllEvents(() => claim(listId, parent, school));
    const target = targetOf(listId, school);
    for (const one of await createMembers(school, 3)) await report(one, target);
    await afterAllEvents(async () => expect(await exists(`signUpLists/${listId}`)).toBe(false));
    expect(JSON.stringify(await document(`_hiddenContent/signUpList_${listId}`))).not.toMatch(/Ames|Bell/);
    await afterAllEvents(() => leave(ana));
    await afterAllEvents(async () => expect(await talliedOf(listId)).toEqual([ben.uid]));
    expect(await exists(claimPath(listId, ben))).toBe(true);
    await decide(moderator, await caseOf(target), { act: 'no-action', ruleId: null });
    await afterAllEvents(async () =>
      expect(await readTaken(listId)).toMatchObject({
        taken: { cake: 1 },
        people: { cake: [{ name: 'Ben Bell' }] },
      }),
    );
  });

  test('shows staff what was written, its slots included', async () => {
    const { school, ana, listId } = await arrange();
    const target = targetOf(listId, school);
    await report(ana, target);
    expect((await caseOf(target)).content).toMatchObject({ title: 'Cake sale', text: 'Cake\nStand' });
  });

  test('with its event leaves nothing', async () => {
    const { school, host, ana } = await arrange();
    const eventId = await createEvent(host, school);
    const listId = await createList(host, school, { eventId });
    await afterAllEvents(() => claim(listId, ana, school));
    await afterAllEvents(() => db.doc(`events/${eventId}`).delete());
    await afterAllEvents(async () =>
      expect(await remains(listId, ana)).toEqual([false, false, false, false]),
    );
  });
});

describe('the list of an event', () => {
  async function arrangeEvent() {
    const arranged = await arrange();
    const start = new Date(Date.now() + 3 * DAY_MS);
    const eventId = await createEvent(arranged.host, arranged.school, { start });
    const listId = await createList(arranged.host, arranged.school, { eventId, date: start });
    return { ...arranged, eventId, listId };
  }

  test('is when the event is', async () => {
    const { eventId, listId } = await arrangeEvent();
    const start = Timestamp.fromMillis(Date.now() + 5 * DAY_MS);
    await afterAllEvents(() => db.doc(`events/${eventId}`).update({ start }));
    await afterAllEvents(async () => expect((await document(`signUpLists/${listId}`))?.date).toEqual(start));
  });

  test('is called off with the event, without a reminder, and takes place again with it', async () => {
    const { school, host, ana, ben, eventId, listId } = await arrangeEvent();
    await afterAllEvents(() => claim(listId, ana, school));
    await afterAllEvents(() => db.doc(`events/${eventId}`).update({ isCancelled: true }));
    // One that was on its way.
    await afterAllEvents(() => claim(listId, ben, school));
    await afterAllEvents(async () => {
      expect((await document(`signUpLists/${listId}`))?.isCancelled).toBe(true);
      expect(await readGranted(listId, ana)).toEqual({ cake: 1 });
      expect(await readGranted(listId, ben)).toEqual({});
    });
    await moveClock(2.1 * DAY);
    await runScheduled('remindOfSignUps');
    await afterAllEvents(async () => expect(await remindersOf(ana)).toEqual([]));
    await db.doc(`events/${eventId}`).update({ isCancelled: false });
    await afterAllEvents(async () =>
      expect((await document(`signUpLists/${listId}`))?.isCancelled).toBe(false),
    );
    await runScheduled('remindOfSignUps');
    await afterAllEvents(async () => expect(await remindersOf(ana)).toHaveLength(1));
    expect(await remindersOf(host)).toEqual([]);
  });

  test('of an event that was called off before is so as well', async () => {
    const { school, host } = await arrange();
    const eventId = await createEvent(host, school);
    await afterAllEvents(() => db.doc(`events/${eventId}`).update({ isCancelled: true }));
    const listId = await createList(host, school, { eventId });
    await afterAllEvents(async () =>
      expect((await document(`signUpLists/${listId}`))?.isCancelled).toBe(true),
    );
  });

  test('that was made while the event moved follows it, and of one that was gone goes', async () => {
    const { school, host } = await arrange();
    const start = new Date(Date.now() + 3 * DAY_MS);
    const eventId = await createEvent(host, school, { start });
    const listId = await createList(host, school, { eventId, date: new Date() });
    const gone = await createList(host, school, { eventId: 'gone' });
    await afterAllEvents(async () => {
      expect((await document(`signUpLists/${listId}`))?.date.toDate()).toEqual(start);
      expect(await exists(`signUpLists/${gone}`)).toBe(false);
    });
  });

  test('is away while the event is out of sight, and back with it and its claims', async () => {
    const { school, ana, ben, eventId, listId } = await arrangeEvent();
    const moderator = await createListed(school, { isModerator: true });
    for (const parent of [ana, ben]) await afterAllEvents(() => claim(listId, parent, school));
    const target: Target = { kind: 'event', id: eventId, schoolId: school.id };
    for (const one of await createMembers(school, 3)) await report(one, target);
    await afterAllEvents(async () => expect(await exists(`signUpLists/${listId}`)).toBe(false));
    expect(await exists(claimPath(listId, ana))).toBe(true);
    expect(JSON.stringify(await document(`_awaySignUpLists/${listId}`))).not.toMatch(/Ames|Bell/);
    await afterAllEvents(() => leave(ben));
    await afterAllEvents(async () => expect(await talliedOf(listId)).toEqual([ana.uid]));
    await decide(moderator, await caseOf(target), { act: 'no-action', ruleId: null });
    await afterAllEvents(async () =>
      expect(await readTaken(listId)).toMatchObject({
        taken: { cake: 1 },
        people: { cake: [{ name: 'Ana Ames' }] },
      }),
    );
    expect(await exists(`_awaySignUpLists/${listId}`)).toBe(false);
  });

  test('of an event that is gone for good while it was out of sight leaves nothing', async () => {
    const { school, ana, eventId, listId } = await arrangeEvent();
    const moderator = await createListed(school, { isModerator: true });
    await afterAllEvents(() => claim(listId, ana, school));
    await moderate(moderator, { kind: 'event', id: eventId, schoolId: school.id }, { act: 'remove' });
    await afterAllEvents(() => moveClock(40 * DAY));
    await runScheduled('sweepModeration');
    await afterAllEvents(async () => {
      expect(await exists(claimPath(listId, ana))).toBe(false);
      expect(await exists(`_awaySignUpLists/${listId}`)).toBe(false);
      expect(await exists(`_signUpTallies/${listId}`)).toBe(false);
    });
  });
});
