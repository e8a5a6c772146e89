import { Timestamp } from 'firebase-admin/firestore';
import { afterEach, expect, test } from 'vitest';
import { db } from './support/admin.ts';
import { DAY, HOUR, moveClock } from './support/clock.ts';
import { runScheduled } from './support/control.ts';
import { afterAllEvents } from './support/eventually.ts';
import { createApplicant, createSchool } from './support/people.ts';

afterEach(() => moveClock(0));

test('cooldowns go once their week is over, lifted or not, and no sooner', async () => {
  const [school, other] = [await createSchool(), await createSchool()];
  const { uid, firstName, lastName } = await createApplicant(school);
  const startedAt = Timestamp.now();
  const cooldown = { userId: uid, firstName, lastName, startedAt, lastAuditId: 'a1' };
  const [held, lifted] = [school, other].map(({ id }) => db.doc(`schools/${id}/joinCooldowns/${uid}`)) as [
    FirebaseFirestore.DocumentReference,
    FirebaseFirestore.DocumentReference,
  ];
  await held.set({ ...cooldown, schoolId: school.id, liftedAt: null });
  await lifted.set({ ...cooldown, schoolId: other.id, liftedAt: startedAt });
  const areThere = async (ahead: number, there: boolean) => {
    await moveClock(ahead);
    await runScheduled('sweepJoining');
    await afterAllEvents(async () => {
      expect([(await held.get()).exists, (await lifted.get()).exists]).toEqual([there, there]);
    });
  };
  await areThere(7 * DAY - HOUR, true);
  await areThere(7 * DAY + HOUR, false);
  expect((await db.doc(`schools/${school.id}`).get()).exists).toBe(true);
});

test('times of asking go a week after the last, also those of an account that is gone', async () => {
  const asked = Timestamp.now();
  const earlier = Timestamp.fromMillis(asked.toMillis() - 3 * DAY);
  const times = (uid: string) => db.doc(`joinRequestTimes/${uid}`);
  const { uid } = await createApplicant(await createSchool());
  const gone = `gone-${uid}`;
  for (const id of [uid, gone])
    await times(id).set({ requestId: `${id}_x`, last: asked, earlier: [earlier] });
  const left = async (ahead: number) => {
    await moveClock(ahead);
    await runScheduled('sweepJoining');
    await afterAllEvents(async () => undefined);
    return [(await times(uid).get()).exists, (await times(gone).get()).exists];
  };
  // The first time is over by then; the last one still counts.
  expect(await left(7 * DAY - HOUR)).toEqual([true, true]);
  expect(await left(7 * DAY + HOUR)).toEqual([false, false]);
});
