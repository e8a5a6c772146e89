import { Timestamp } from 'firebase-admin/firestore';
import { afterEach, describe, expect, test } from 'vitest';
import type { User } from '@/domain/entities/user';
import type { Target } from '@/domain/moderation-target';
import { DAY_MS } from '@/domain/time';
import { db, document, exists } from './support/admin.ts';
import { DAY, HOUR, moveClock } from './support/clock.ts';
import { runScheduled } from './support/control.ts';
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
import type { TestSchool } from './support/people.ts';
import {
  arrange,
  claim,
  claimPath,
  createList,
  readGranted,
  readTaken,
  remindersOf,
  talliedOf,
} from './support/sign-ups.ts';

afterEach(() => moveClock(0));

const leave = ({ uid }: User) => db.doc(`users/${uid}`).update({ approvedSchools: [], approved: false });

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
