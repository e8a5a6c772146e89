import { afterEach, describe, expect, test } from 'vitest';
import type { User } from '@/domain/entities/user';
import type { Target } from '@/domain/moderation-target';
import { db, document, exists } from './support/admin.ts';
import { DAY, moveClock } from './support/clock.ts';
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
import { notificationsOf } from './support/posts.ts';
import { afterAllRetries, failingFirst } from './support/retries.ts';
import { answer, readAnswer, readSummary } from './support/rsvps.ts';
import { tracesOf } from './support/traces.ts';

afterEach(() => moveClock(0));

const ADA = { name: 'Ada', gradeOrRoom: 'Grade 2' };
const BO = { name: 'Bo', gradeOrRoom: 'Room 4' };

/** An event of a host with so many places, and two parents of Ada. */
async function arrange(places: number | null = null) {
  const school = await createSchool();
  const host = await createListed(school, { firstName: 'Hana', lastName: 'Host' });
  const ana = await createListed(school, { firstName: 'Ana', lastName: 'Ames', children: [ADA, BO] });
  const ben = await createListed(school, {
    ...{ firstName: 'Ben', lastName: 'Ames', children: [{ name: 'ada', gradeOrRoom: '2nd grade' }] },
  });
  const eventId = await createEvent(host, school, { places });
  return { school, host, ana, ben, eventId };
}
const places = (eventId: string) => async (parent: User) => {
  const { isWaiting, waitingChildren } = (await readAnswer(eventId, parent))?.standing ?? {};
  return [isWaiting, waitingChildren];
};
const toldOfPlaces = async ({ uid }: User) =>
  (await notificationsOf(uid)).filter(({ type }) => type === 'event-place');

describe('an answer to an event', () => {
  test('is counted, with a child of two parents once, and shows who comes', async () => {
    const { school, host, ana, ben, eventId } = await arrange();
    await answer(eventId, ana, school, { children: [ADA, BO] });
    await answer(eventId, ben, school, { children: ben.children });
    await answer(eventId, host, school, { answer: 'maybe' });
    await afterAllEvents(async () => {
      const summary = await readSummary(eventId);
      expect(summary).toMatchObject({ parents: 2, children: 2, waiting: 0, maybe: 1, no: 0 });
      expect(summary?.faces.map(({ name }) => name).sort()).toEqual(['Ana Ames', 'Ben Ames']);
      expect((await readAnswer(eventId, ana))?.standing).toEqual({
        ...{ name: 'Ana Ames', profilePicUrl: null, isWaiting: false, waitingChildren: [] },
      });
    });
    // A tally names nobody's child: it holds a digest of each.
    const { answers } = (await document(`_rsvpTallies/${eventId}`)) ?? {};
    const digests = [expect.stringMatching(/^[0-9a-f]{16}$/), expect.stringMatching(/^[0-9a-f]{16}$/)];
    expect(answers?.[ana.uid]).toEqual({ answer: 'going', isNamed: true, children: digests });
  });

  test('is as it stands, however often and late it is told', async () => {
    const { school, ana, eventId } = await arrange();
    await deliveringAgain('created', 3, () => answer(eventId, ana, school));
    await failingFirst('functions.invoke', 1, () => answer(eventId, ana, school, { answer: 'no' }));
    await answer(eventId, ana, school, { answer: 'maybe' });
    await afterAllRetries(async () =>
      expect(await readSummary(eventId)).toEqual({
        ...{ parents: 0, children: 0, waiting: 0, maybe: 1, no: 0, faces: [] },
      }),
    );
  });

  test('counts without a face for who is not named, or keeps the picture', async () => {
    const { school, ana, ben, eventId } = await arrange();
    await db.doc(`users/${ben.uid}`).update({
      profilePicUrl: 'https://firebasestorage.googleapis.com/v0/b/x/o/y?alt=media',
      hiddenFields: ['picture'],
    });
    await answer(eventId, ana, school, { isNamed: false });
    await answer(eventId, ben, school);
    await afterAllEvents(async () =>
      expect(await readSummary(eventId)).toMatchObject({
        parents: 2,
        faces: [{ userId: ben.uid, name: 'Ben Ames', profilePicUrl: null }],
      }),
    );
  });

  test('of somebody who belongs to another school is not counted', async () => {
    const { school, ana, eventId } = await arrange();
    const stranger = await createListed(await createSchool());
    await answer(eventId, stranger, school);
    await answer(eventId, ana, school);
    await afterAllEvents(async () => expect(await readSummary(eventId)).toMatchObject({ parents: 1 }));
    expect((await readAnswer(eventId, stranger))?.standing).toBeNull();
  });
});

describe('places', () => {
  test('go to one of twenty who want the last one, and to the next when that one can’t come', async () => {
    const { school, eventId } = await arrange(1);
    const parents = await createMembers(school, 20);
    await Promise.all(parents.map((parent) => answer(eventId, parent, school)));
    await afterAllEvents(async () =>
      expect(await readSummary(eventId)).toMatchObject({ parents: 1, waiting: 19 }),
    );
    const standings = await Promise.all(parents.map(places(eventId)));
    const first = parents[standings.findIndex(([isWaiting]) => isWaiting === false)] as User;
    expect(standings.filter(([isWaiting]) => isWaiting === true)).toHaveLength(19);
    await answer(eventId, first, school, { answer: 'no' });
    await afterAllEvents(async () =>
      expect(await readSummary(eventId)).toMatchObject({ parents: 1, waiting: 18, no: 1 }),
    );
    const told = await Promise.all(parents.map(toldOfPlaces));
    expect(told.flat()).toMatchObject([{ link: `/events/${eventId}`, read: false }]);
    expect(told.flat()[0]?.userId).not.toBe(first.uid);
  });

  test('are given to a parent before the children, who wait by themselves', async () => {
    const { school, ana, ben, eventId } = await arrange(2);
    await answer(eventId, ana, school, { children: [ADA, BO] });
    await afterAllEvents(async () => expect(await places(eventId)(ana)).toEqual([false, [1]]));
    await answer(eventId, ben, school, { children: ben.children });
    await afterAllEvents(async () => expect(await places(eventId)(ben)).toEqual([true, []]));
    await db.doc(`events/${eventId}`).update({ places: 4 });
    await afterAllEvents(async () => {
      expect(await places(eventId)(ana)).toEqual([false, []]);
      expect(await places(eventId)(ben)).toEqual([false, []]);
      expect(await toldOfPlaces(ana)).toHaveLength(1);
      expect(await toldOfPlaces(ben)).toHaveLength(1);
      expect(await readSummary(eventId)).toMatchObject({ parents: 2, children: 2, waiting: 0 });
    });
  });

  test('that are taken away cost nobody theirs, and are missing for the next one', async () => {
    const { school, ana, ben, eventId } = await arrange(2);
    const cleo = await createListed(school);
    for (const parent of [ana, ben, cleo]) await afterAllEvents(() => answer(eventId, parent, school));
    await afterAllEvents(async () =>
      expect(await readSummary(eventId)).toMatchObject({ parents: 2, waiting: 1 }),
    );
    await db.doc(`events/${eventId}`).update({ places: 1 });
    await answer(eventId, ana, school, { answer: 'no' });
    await afterAllEvents(async () => {
      expect(await readSummary(eventId)).toMatchObject({ parents: 1, waiting: 1 });
      expect(await places(eventId)(ben)).toEqual([false, []]);
      expect(await toldOfPlaces(cleo)).toEqual([]);
    });
  });

  test('that come free after the start are told to nobody', async () => {
    const { school, ana, ben, eventId } = await arrange(1);
    await afterAllEvents(() => answer(eventId, ana, school));
    await afterAllEvents(() => answer(eventId, ben, school));
    await afterAllEvents(async () => expect(await places(eventId)(ben)).toEqual([true, []]));
    await moveClock(3 * DAY);
    await db.doc(`users/${ana.uid}`).update({ approvedSchools: [], approved: false });
    await afterAllEvents(async () => {
      expect(await places(eventId)(ben)).toEqual([false, []]);
      expect(await toldOfPlaces(ben)).toEqual([]);
    });
  });
});

const leave = ({ uid }: User) => db.doc(`users/${uid}`).update({ approvedSchools: [], approved: false });

describe('who has answered', () => {
  test('has not any more after leaving the school, nor after coming back to it', async () => {
    const { school, ana, ben, eventId } = await arrange(1);
    await afterAllEvents(() => answer(eventId, ana, school));
    await afterAllEvents(() => answer(eventId, ben, school));
    await afterAllEvents(() => leave(ana));
    await afterAllEvents(async () => {
      expect(await readAnswer(eventId, ana)).toBeUndefined();
      expect(await readSummary(eventId)).toMatchObject({ parents: 1, waiting: 0 });
      expect(await places(eventId)(ben)).toEqual([false, []]);
    });
    await approve(ana, school);
    await afterAllEvents(async () => expect(await readAnswer(eventId, ana)).toBeUndefined());
  });

  test('still has in a school that is archived and given back', async () => {
    const { school, ana, eventId } = await arrange();
    await answer(eventId, ana, school);
    await afterAllEvents(async () => expect(await readSummary(eventId)).toMatchObject({ parents: 1 }));
    await db.doc(`schools/${school.id}`).update({ archivedAt: new Date() });
    await afterAllEvents(() => leave(ana));
    await afterAllEvents(async () => expect(await readAnswer(eventId, ana)).toBeDefined());
    expect(await readSummary(eventId)).toMatchObject({ parents: 1 });
  });

  test('is shown by their new name', async () => {
    const { school, ana, eventId } = await arrange();
    await answer(eventId, ana, school);
    await afterAllEvents(async () => expect((await readSummary(eventId))?.faces).toHaveLength(1));
    await db.doc(`users/${ana.uid}`).update({ lastName: 'Brook' });
    await afterAllEvents(async () => {
      expect((await readSummary(eventId))?.faces).toMatchObject([{ name: 'Ana Brook' }]);
      expect((await readAnswer(eventId, ana))?.standing).toMatchObject({ name: 'Ana Brook' });
    });
  });
});

const targetOf = (eventId: string, school: TestSchool): Target => ({
  kind: 'event',
  id: eventId,
  schoolId: school.id,
});

describe('an event that goes', () => {
  test('leaves no answers', async () => {
    const { school, ana, eventId } = await arrange();
    await answer(eventId, ana, school);
    await afterAllEvents(async () => expect(await exists(`_rsvpTallies/${eventId}`)).toBe(true));
    await db.doc(`events/${eventId}`).delete();
    await afterAllEvents(async () => {
      expect(await readAnswer(eventId, ana)).toBeUndefined();
      expect(await exists(`_rsvpTallies/${eventId}`)).toBe(false);
      expect(await exists(`events/${eventId}`)).toBe(false);
    });
  });

  test('and comes back has the answers of those who are still there', async () => {
    const { school, ana, ben, eventId } = await arrange();
    const moderator = await createListed(school, { isModerator: true });
    for (const parent of [ana, ben]) await answer(eventId, parent, school);
    await afterAllEvents(async () => expect(await readSummary(eventId)).toMatchObject({ parents: 2 }));
    const target = targetOf(eventId, school);
    for (const one of await createMembers(school, 3)) await report(one, target);
    await afterAllEvents(async () => expect(await exists(`events/${eventId}`)).toBe(false));
    await afterAllEvents(() => leave(ana));
    await afterAllEvents(async () => expect(await readAnswer(eventId, ana)).toBeUndefined());
    // Nothing of who has left waits with it, however long it is away.
    const kept = (await tracesOf([ana.uid])).filter((trace) => /^(events|_rsvp|_hidden)/.test(trace));
    expect(kept).toEqual([]);
    await decide(moderator, await caseOf(target), { act: 'no-action', ruleId: null });
    await afterAllEvents(async () =>
      expect(await readSummary(eventId)).toMatchObject({ parents: 1, faces: [{ name: 'Ben Ames' }] }),
    );
  });

  test('for good while it is out of sight leaves none either', async () => {
    const { school, ana, eventId } = await arrange();
    const moderator = await createListed(school, { isModerator: true });
    await answer(eventId, ana, school);
    await afterAllEvents(async () => expect(await readSummary(eventId)).toMatchObject({ parents: 1 }));
    await moderate(moderator, targetOf(eventId, school), { act: 'remove' });
    await afterAllEvents(async () => expect(await exists(`events/${eventId}`)).toBe(false));
    expect(await readAnswer(eventId, ana)).toBeDefined();
    await moveClock(31 * DAY);
    await runScheduled('sweepModeration');
    await afterAllEvents(async () => {
      expect(await readAnswer(eventId, ana)).toBeUndefined();
      expect(await exists(`_rsvpTallies/${eventId}`)).toBe(false);
    });
  });
});
