import { expect, test } from 'vitest';
import type { User } from '@/domain/entities/user';
import { eventDiscussionId } from '@/domain/event-discussion';
import { db, exists } from './support/admin.ts';
import { deliveringAgain } from './support/control.ts';
import { afterAllEvents } from './support/eventually.ts';
import { createEvent, createListed } from './support/moderation.ts';
import { createSchool } from './support/people.ts';
import { createComment, notificationsOf } from './support/posts.ts';
import { answer, readSummary } from './support/rsvps.ts';

const told = async ({ uid }: User) =>
  (await notificationsOf(uid)).filter(({ type }) => type === 'event-message');

/** An event, and a parent each who comes, may come, waits, can't come, has blocked the host and has said nothing. */
async function arrange() {
  const school = await createSchool();
  const someone = () => createListed(school);
  const host = await createListed(school, { firstName: 'Hana', lastName: 'Host' });
  const [ana, ben, cleo, dan, eve, silent] = [
    await someone(),
    await someone(),
    await someone(),
    await someone(),
    await someone(),
    await someone(),
  ];
  const eventId = await createEvent(host, school, { places: 2 });
  const id = eventDiscussionId(eventId);
  await afterAllEvents(async () => expect(await exists(`posts/${id}`)).toBe(true));
  await db.doc(`users/${eve.uid}/hiddenItems/blocked_${host.uid}`).set({ kind: 'blocked' });
  for (const parent of [ana, eve, cleo]) await afterAllEvents(() => answer(eventId, parent, school));
  await answer(eventId, ben, school, { answer: 'maybe' });
  await answer(eventId, dan, school, { answer: 'no' });
  await afterAllEvents(async () =>
    expect(await readSummary(eventId)).toMatchObject({ parents: 2, waiting: 1, maybe: 1, no: 1 }),
  );
  return { school, host, ana, ben, cleo, dan, eve, silent, id, eventId };
}

test('a message of the host reaches everybody who comes, waits or may come, once', async () => {
  const { host, ana, ben, cleo, dan, eve, silent, id, eventId } = await arrange();
  await deliveringAgain('created', 2, () =>
    createComment(id, host, 'Bring rain coats', undefined, { toGuests: true }),
  );
  await afterAllEvents(async () => {
    for (const parent of [ana, ben, cleo])
      expect(await told(parent)).toMatchObject([
        {
          actorId: host.uid,
          actorName: 'Hana Host',
          link: expect.stringMatching(`^/events/${eventId}[?]comment=`),
          event: { title: 'Picnic' },
          read: false,
        },
      ]);
    for (const parent of [host, dan, eve, silent]) expect(await told(parent)).toEqual([]);
  });
});

test('it is taken back with the comment', async () => {
  const { host, ana, id } = await arrange();
  const commentId = await createComment(id, host, 'Bring rain coats', undefined, { toGuests: true });
  await afterAllEvents(async () => expect(await told(ana)).toHaveLength(1));
  await db.doc(`posts/${id}/comments/${commentId}`).delete();
  await afterAllEvents(async () => expect(await told(ana)).toEqual([]));
});

test('one that is not of the host, past the rules, tells nobody', async () => {
  const { ana, ben, id } = await arrange();
  await createComment(id, ben, 'Buy my cake', undefined, { toGuests: true });
  await afterAllEvents(async () => expect(await told(ana)).toEqual([]));
});
