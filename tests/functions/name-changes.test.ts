import { expect, test } from 'vitest';
import { db } from './support/admin.ts';
import { DAY } from './support/clock.ts';
import { deliveringAgain, waitUntilIdle } from './support/control.ts';
import { afterAllEvents } from './support/eventually.ts';
import { createApplicant, createMember, createSchool } from './support/people.ts';

const changesAt = async (schoolId: string) =>
  (await db.collection(`schools/${schoolId}/nameChanges`).get()).docs;
const entriesOf = async (uid: string) =>
  (await db.collection('auditLog').where('actorId', '==', uid).get()).docs;

test('a member’s new name is on record in each of their schools, once, and without names in the log', async () => {
  const [one, other] = [await createSchool(), await createSchool()];
  const me = await createMember(one, { approvedSchools: [one.id, other.id] });
  await waitUntilIdle();
  await deliveringAgain('updated', 3, () => db.doc(`users/${me.uid}`).update({ firstName: 'Eve' }));
  await afterAllEvents(async () => {
    const entries = await entriesOf(me.uid);
    expect(entries.map((doc) => doc.get('schoolId')).sort()).toEqual([one.id, other.id].sort());
    for (const entry of entries) {
      expect(entry.data()).toEqual({
        ...{ action: 'change-name', actorId: me.uid, targetId: me.uid, detail: null, subject: null },
        schoolId: expect.any(String),
        at: expect.anything(),
      });
    }
    for (const { id } of [one, other]) {
      const [change, ...more] = await changesAt(id);
      expect(more).toEqual([]);
      expect(change?.data()).toMatchObject({
        ...{ userId: me.uid, schoolId: id },
        ...{ from: { firstName: 'Ana', lastName: 'Silva' }, to: { firstName: 'Eve', lastName: 'Silva' } },
      });
      const kept = change?.get('expiresAt').toMillis() - change?.get('at').toMillis();
      expect(Math.round(kept / DAY)).toBe(90);
    }
  });
});

test('each change is on record by itself', async () => {
  const school = await createSchool();
  const me = await createMember(school);
  for (const firstName of ['Eve', 'Zoe'])
    await afterAllEvents(() => db.doc(`users/${me.uid}`).update({ firstName }));
  await afterAllEvents(async () => {
    const names = (await changesAt(school.id)).map((doc) => [
      doc.get('from.firstName'),
      doc.get('to.firstName'),
    ]);
    expect(names.sort()).toEqual([
      ['Ana', 'Eve'],
      ['Eve', 'Zoe'],
    ]);
  });
});

test('what is no name is shown as it was written, at most 80 characters of it', async () => {
  const school = await createSchool();
  const me = await createMember(school);
  await afterAllEvents(() =>
    db.doc(`users/${me.uid}`).update({ firstName: 'https://evil.example', lastName: 'a'.repeat(5_000) }),
  );
  await afterAllEvents(async () => {
    const [change] = await changesAt(school.id);
    expect(change?.get('from')).toEqual({ firstName: 'Ana', lastName: 'Silva' });
    expect(change?.get('to')).toEqual({ firstName: 'https://evil.example', lastName: 'a'.repeat(80) });
  });
});

test('nothing is on record of who belongs to no school, and of another change', async () => {
  const school = await createSchool();
  const [asking, member] = [await createApplicant(school), await createMember(school)];
  await afterAllEvents(() => db.doc(`users/${asking.uid}`).update({ firstName: 'Eve' }));
  await afterAllEvents(() => db.doc(`users/${member.uid}`).update({ bio: 'Baker' }));
  await afterAllEvents(async () => {
    expect(await changesAt(school.id)).toEqual([]);
    expect([...(await entriesOf(asking.uid)), ...(await entriesOf(member.uid))]).toEqual([]);
  });
});
