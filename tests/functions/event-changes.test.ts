import { afterEach, describe, expect, test } from 'vitest';
import type { User } from '@/domain/entities/user';
import { db } from './support/admin.ts';
import { DAY, moveClock } from './support/clock.ts';
import { deliveringAgain } from './support/control.ts';
import { afterAllEvents } from './support/eventually.ts';
import { createEvent, createListed } from './support/moderation.ts';
import { createSchool } from './support/people.ts';
import { notificationsOf } from './support/posts.ts';
import { answer, readSummary } from './support/rsvps.ts';
import { claim, createList } from './support/sign-ups.ts';

afterEach(() => moveClock(0));

const told = async ({ uid }: User) =>
  (await notificationsOf(uid))
    .filter(({ type }) => type === 'event-changed' || type === 'event-cancelled')
    .map(({ type, read }) => [type, read]);

/** An event of tomorrow, its host and a parent who come, one who may come and one who can't. */
async function arrange() {
  const school = await createSchool();
  const [host, ana, ben, cleo] = [
    await createListed(school),
    await createListed(school),
    await createListed(school),
    await createListed(school),
  ];
  const dan = await createListed(school);
  const eventId = await createEvent(host, school);
  await answer(eventId, host, school);
  await answer(eventId, ana, school);
  await answer(eventId, ben, school, { answer: 'maybe' });
  await answer(eventId, cleo, school, { answer: 'no' });
  await afterAllEvents(async () =>
    expect(await readSummary(eventId)).toMatchObject({ parents: 2, maybe: 1, no: 1 }),
  );
  return { school, host, ana, ben, cleo, dan, event: db.doc(`events/${eventId}`) };
}

describe('who comes or may come', () => {
  test('is told of another time or place, and nobody else is', async () => {
    const { host, ana, ben, cleo, event } = await arrange();
    await afterAllEvents(() => event.update({ location: 'The hall' }));
    await afterAllEvents(async () => {
      expect(await told(ana)).toEqual([['event-changed', false]]);
      expect(await told(ben)).toEqual([['event-changed', false]]);
      expect(await told(host)).toEqual([]);
      expect(await told(cleo)).toEqual([]);
    });
  });

  test('is told of no other words', async () => {
    const { ana, event } = await arrange();
    await event.update({ title: 'The picnic', description: 'Bring cake!', rsvpsClosed: true });
    await afterAllEvents(async () => expect(await told(ana)).toEqual([]));
  });

  test('is told of each change once, and again of the next', async () => {
    const { ana, event } = await arrange();
    const read = async () => {
      const found = (await notificationsOf(ana.uid)).find(({ type }) => type === 'event-changed');
      await db.doc(`notifications/${found?.id}`).update({ read: true });
    };
    await afterAllEvents(() => event.update({ start: new Date(Date.now() + 2 * DAY) }));
    await afterAllEvents(read);
    // What changes nothing of it leaves it read, and so does an event that comes again.
    await deliveringAgain('updated', 2, () => event.update({ title: 'Picnic of all' }));
    await afterAllEvents(async () => expect(await told(ana)).toEqual([['event-changed', true]]));
    await event.update({ start: new Date(Date.now() + 3 * DAY) });
    await afterAllEvents(async () => expect(await told(ana)).toEqual([['event-changed', false]]));
  });

  test('is told that it is called off, and that it takes place after all', async () => {
    const { ana, cleo, event } = await arrange();
    await event.update({ isCancelled: true });
    await afterAllEvents(async () => expect(await told(ana)).toEqual([['event-cancelled', false]]));
    // One that does not take place is changed for nobody.
    await event.update({ location: 'Nowhere' });
    await afterAllEvents(async () => expect(await told(ana)).toHaveLength(1));
    await event.update({ isCancelled: false });
    await afterAllEvents(async () =>
      expect((await told(ana)).map(([type]) => type).sort()).toEqual(['event-cancelled', 'event-changed']),
    );
    expect(await told(cleo)).toEqual([]);
  });

  test('is told also who brings something without having answered, and once who has', async () => {
    const { school, host, ana, cleo, dan, event } = await arrange();
    const listId = await createList(host, school, { eventId: event.id, cakes: 9 });
    for (const parent of [host, ana, cleo, dan]) await afterAllEvents(() => claim(listId, parent, school));
    await afterAllEvents(() => claim(listId, dan, school, { wanted: {} }));
    await event.update({ isCancelled: true });
    await afterAllEvents(async () => {
      for (const parent of [ana, cleo]) expect(await told(parent)).toEqual([['event-cancelled', false]]);
      for (const parent of [host, dan]) expect(await told(parent)).toEqual([]);
    });
  });

  test('is told of nothing that is over', async () => {
    const { ana, event } = await arrange();
    await moveClock(2 * DAY);
    await event.update({ location: 'The hall' });
    await afterAllEvents(async () => expect(await told(ana)).toEqual([]));
  });

  test('keeps nothing of it when the event is deleted', async () => {
    const { ana, event } = await arrange();
    await event.update({ isCancelled: true });
    await afterAllEvents(async () => expect(await told(ana)).toHaveLength(1));
    await event.delete();
    await afterAllEvents(async () => expect(await told(ana)).toEqual([]));
  });
});
