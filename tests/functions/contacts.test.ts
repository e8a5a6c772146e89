import { Timestamp } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import type { User } from '@/domain/entities/user';
import { db } from './support/admin.ts';
import { callAs } from './support/client.ts';
import { deliveringAgain } from './support/control.ts';
import { afterAllEvents, eventually } from './support/eventually.ts';
import { createMember, createSchool, type TestSchool } from './support/people.ts';

async function arrange() {
  const school = await createSchool();
  const [asker, owner] = [await createMember(school, { firstName: 'Bea' }), await createMember(school)];
  return { school, asker, owner };
}
const requestRef = (from: User, to: User) => db.doc(`contactRequests/${from.uid}_${to.uid}`);
const shareRef = (owner: User, viewer: User) => db.doc(`contactShares/${owner.uid}_${viewer.uid}`);
const ask = (from: User, to: User, school: TestSchool) =>
  requestRef(from, to).set({
    fromId: from.uid,
    toId: to.uid,
    schoolId: school.id,
    declined: false,
    createdAt: Timestamp.now(),
  });
const share = (owner: User, viewer: User, school: TestSchool) =>
  shareRef(owner, viewer).set({
    ownerId: owner.uid,
    viewerId: viewer.uid,
    schoolId: school.id,
    sharedAt: Timestamp.now(),
  });
const notes = async (user: User) =>
  (await db.collection('notifications').where('userId', '==', user.uid).get()).docs.map(
    (doc) => doc.get('message') as string,
  );

test('who is asked is told once, until the request is over', async () => {
  const { school, asker, owner } = await arrange();
  await deliveringAgain('created', 2, () => ask(asker, owner, school));
  await eventually(async () =>
    expect(await notes(owner)).toEqual(['Bea Silva asks for your contact details.']),
  );
  await requestRef(asker, owner).update({ declined: true });
  await eventually(async () => expect(await notes(owner)).toEqual([]));
});

test('who gets contact details is told, and no longer once they are taken back', async () => {
  const { school, asker, owner } = await arrange();
  await share(owner, asker, school);
  await eventually(async () =>
    expect(await notes(asker)).toEqual(['Ana Silva has given you their contact details.']),
  );
  await shareRef(owner, asker).delete();
  await eventually(async () => expect(await notes(asker)).toEqual([]));
});

test('who has blocked the other hears nothing of them', async () => {
  const { school, asker, owner } = await arrange();
  await db
    .doc(`users/${owner.uid}/hiddenItems/blocked_${asker.uid}`)
    .set({ kind: 'blocked', targetId: asker.uid });
  await ask(asker, owner, school);
  await afterAllEvents(async () => expect(await notes(owner)).toEqual([]));
});

test('with a membership all requests and shares of that school end, and no other', async () => {
  const { school, asker, owner } = await arrange();
  const other = await createSchool();
  const third = await createMember(other);
  await ask(asker, owner, school);
  await share(owner, asker, school);
  await share(asker, third, other);
  await callAs(asker, 'leaveSchool', { schoolId: school.id });
  await eventually(async () => {
    expect((await requestRef(asker, owner).get()).exists).toBe(false);
    expect((await shareRef(owner, asker).get()).exists).toBe(false);
  });
  expect((await shareRef(asker, third).get()).exists).toBe(true);
});
