import { Timestamp } from 'firebase-admin/firestore';
import { afterEach, expect, test } from 'vitest';
import type { User } from '@/domain/entities/user';
import { db } from './support/admin.ts';
import { DAY, HOUR, moveClock } from './support/clock.ts';
import { failing, runScheduled, waitUntilIdle } from './support/control.ts';
import { afterAllEvents } from './support/eventually.ts';
import { createEvent, createListed } from './support/moderation.ts';
import { createSchool } from './support/people.ts';
import { notificationsOf } from './support/posts.ts';
import { answer, readSummary } from './support/rsvps.ts';

afterEach(() => moveClock(0));

const reminders = async ({ uid }: User) =>
  (await notificationsOf(uid)).filter(({ type }) => type === 'event-soon');
const remind = async () => {
  await runScheduled('remindOfEvents');
  await waitUntilIdle();
};
const remindAfter = async (offset: number) => {
  await moveClock(offset);
  await remind();
};

/** An event three days from now, and a parent each who comes, may come, can't come and waits for a place. */
async function arrange() {
  const school = await createSchool();
  const [host, ana, ben, cleo, dan] = [
    await createListed(school),
    await createListed(school),
    await createListed(school),
    await createListed(school),
    await createListed(school),
  ];
  const start = new Date(Date.now() + 3 * DAY);
  const eventId = await createEvent(host, school, { places: 1, start });
  await afterAllEvents(() => answer(eventId, ana, school));
  await afterAllEvents(() => answer(eventId, dan, school));
  await answer(eventId, ben, school, { answer: 'maybe' });
  await answer(eventId, cleo, school, { answer: 'no' });
  await afterAllEvents(async () =>
    expect(await readSummary(eventId)).toMatchObject({ parents: 1, waiting: 1, maybe: 1, no: 1 }),
  );
  return { school, host, ana, ben, cleo, dan, start, event: db.doc(`events/${eventId}`), eventId };
}

test('come a day before to who comes or may come, and an hour before to who comes, each once', async () => {
  const { host, ana, ben, cleo, dan, start, eventId } = await arrange();
  await remindAfter(2 * DAY - HOUR);
  expect(await reminders(ana)).toEqual([]);
  await remindAfter(2 * DAY + HOUR);
  await remindAfter(2 * DAY + 2 * HOUR);
  expect(await reminders(ana)).toMatchObject([
    {
      link: `/events/${eventId}`,
      read: false,
      event: { title: 'Picnic', start: Timestamp.fromDate(start) },
    },
  ]);
  expect(await reminders(ben)).toHaveLength(1);
  await remindAfter(3 * DAY - HOUR / 2);
  await remindAfter(3 * DAY - HOUR / 4);
  expect(await reminders(ana)).toHaveLength(2);
  expect(await reminders(ben)).toHaveLength(1);
  for (const other of [host, cleo, dan]) expect(await reminders(other)).toEqual([]);
});

test('are not marked unread again by a run that was broken off', async () => {
  const { ana, ben, event } = await arrange();
  await remindAfter(2 * DAY + HOUR);
  const [first] = await reminders(ana);
  await db.doc(`notifications/${first?.id}`).update({ read: true });
  await db.doc(`notifications/${(await reminders(ben))[0]?.id}`).delete();
  // As if the mark had not been set.
  await event.update({ reminderSent: false });
  await remindAfter(2 * DAY + HOUR);
  expect(await reminders(ana)).toMatchObject([{ read: true }]);
  expect(await reminders(ben)).toHaveLength(1);
});

test('come later where the first try has failed', async () => {
  const { ana } = await arrange();
  await moveClock(2 * DAY + HOUR);
  await failing('firestore.commit', 1, remind);
  await remind();
  expect(await reminders(ana)).toHaveLength(1);
});

test('come anew for another start, and not for an event that is called off', async () => {
  const { ana, start, event } = await arrange();
  await remindAfter(2 * DAY + HOUR);
  await afterAllEvents(() => event.update({ start: new Date(start.getTime() + 2 * DAY) }));
  await afterAllEvents(() => remindAfter(4 * DAY + HOUR));
  expect(await reminders(ana)).toHaveLength(2);
  await afterAllEvents(() => event.update({ isCancelled: true }));
  await remindAfter(5 * DAY - HOUR / 2);
  expect(await reminders(ana)).toHaveLength(2);
});

test('do not come a day before of what was announced since, nor in a school that is archived', async () => {
  const school = await createSchool();
  const [host, ana] = [await createListed(school), await createListed(school)];
  const soon = await createEvent(host, school, { start: new Date(Date.now() + 5 * HOUR) });
  await answer(soon, ana, school);
  await afterAllEvents(() => remindAfter(0));
  expect(await reminders(ana)).toEqual([]);
  await db.doc(`schools/${school.id}`).update({ archivedAt: new Date() });
  await afterAllEvents(() => remindAfter(4.5 * HOUR));
  expect(await reminders(ana)).toEqual([]);
});
