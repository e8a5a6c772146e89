import { randomUUID } from 'node:crypto';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import type { User } from '@/domain/entities/user';
import { db } from './support/admin.ts';
import { deliveringAgain } from './support/control.ts';
import { expectSoundMail, HOSTILE, HOSTILE_ESCAPED, INJECTION, linksOf } from './support/emails.ts';
import { afterAllEvents, eventually } from './support/eventually.ts';
import { mailsTo, mailTo } from './support/mail.ts';
import { approve, createMember, createSchool, type TestSchool } from './support/people.ts';

/** What an admin's transaction writes on the account of a member of one school. */
const remove = (member: User, school: TestSchool, reason: string | null = null) =>
  db.doc(`users/${member.uid}`).update({
    approved: false,
    approvedSchools: [],
    schoolIds: [],
    schools: [],
    selectedSchoolId: null,
    removedFrom: {
      schoolId: school.id,
      schoolName: school.name,
      reason,
      removedAt: FieldValue.serverTimestamp(),
    },
    lastAuditId: randomUUID(),
  });

/** Memberships as clients write them. */
async function joinGroups(member: User, school: TestSchool, count: number): Promise<void> {
  for (let done = 0; done < count; done += 400) {
    const batch = db.batch();
    for (let n = done; n < Math.min(count, done + 400); n += 1) {
      const groupId = `${school.id}-${n}`;
      batch.set(db.doc(`groupMemberships/${member.uid}_${groupId}`), {
        userId: member.uid,
        groupId,
        schoolId: school.id,
        joinedAt: FieldValue.serverTimestamp(),
      });
    }
    await batch.commit();
  }
}

const groupsOf = async (member: User, school: TestSchool): Promise<number> => {
  const own = db.collection('groupMemberships').where('userId', '==', member.uid);
  return (await own.where('schoolId', '==', school.id).count().get()).data().count;
};

async function arrange(schoolName = 'Maple Grove', firstName = 'Ana') {
  const school = await createSchool(schoolName);
  return { school, member: await createMember(school, { firstName }) };
}

test('a removed member is told, with the admin’s reason and the way back', async () => {
  const { school, member } = await arrange();
  await remove(member, school, 'The letter is from 2019.\nPlease ask again.');
  const mail = await mailTo(member.email);
  expectSoundMail(mail);
  expect(mail.subject).toBe('You are no longer a member of Maple Grove on Schoolgate');
  expect(mail.text).toContain('> The letter is from 2019.\n> Please ask again.');
  expect(linksOf(mail)).toContainEqual(expect.stringMatching(/\/join-school$/));
});

test('without a reason no words are announced', async () => {
  const { school, member } = await arrange();
  await remove(member, school);
  const mail = await mailTo(member.email);
  expectSoundMail(mail);
  expect(mail.text).not.toContain('The reason given');
});

test('names and reason are shown as they are, never as markup, header or link', async () => {
  const { school, member } = await arrange(HOSTILE, INJECTION);
  await remove(member, school, `${HOSTILE}\r\n${INJECTION}`);
  const mail = await mailTo(member.email);
  expectSoundMail(mail);
  expect(mail.html).toContain(HOSTILE_ESCAPED);
  expect(mail.html).not.toContain('<b>');
  expect(mail.to).toEqual([member.email]);
  expect(mail.headers).not.toHaveProperty('bcc');
  expect(mail.html + mail.text).not.toContain('evil.example');
});

test('one mail for one removal, although the event comes three times and other changes follow', async () => {
  const { school, member } = await arrange();
  await deliveringAgain('updated', 3, () => remove(member, school));
  const user = db.doc(`users/${member.uid}`);
  await user.update({ lastLogin: Timestamp.now() });
  await user.update({ isModerator: true, lastAuditId: randomUUID() });
  await user.update({ removedFrom: null });
  await afterAllEvents(async () => expect(await mailsTo(member.email)).toHaveLength(1));
});

// Each of more than a thousand memberships that come and go has its group counted anew.
const LONG = { timeout: 90_000 };

test(
  'their group memberships go, all of more than 500, and those of another school or parent stay',
  LONG,
  async () => {
    const { school, member } = await arrange();
    const [other, neighbour] = [await createSchool(), await createMember(school)];
    await joinGroups(neighbour, school, 2);
    await joinGroups(member, school, 520);
    await joinGroups(member, other, 2);
    await deliveringAgain('updated', 2, () => remove(member, school));
    expect(await groupsOf(member, school)).toBe(0);
    expect(await groupsOf(member, other)).toBe(2);
    expect(await groupsOf(neighbour, school)).toBe(2);
  },
);

test('a new approval brings no old group back, and a late event takes no new one', async () => {
  const { school, member } = await arrange();
  // Of a removal long ago, which left it behind.
  await joinGroups(member, school, 1);
  await afterAllEvents(() => db.doc(`users/${member.uid}`).update({ approved: false, approvedSchools: [] }));
  await joinGroups(member, school, 2);
  await approve(member, school);
  await eventually(async () => expect(await groupsOf(member, school)).toBe(0));
  await deliveringAgain('updated', 3, async () => {
    await db.doc(`users/${member.uid}`).update({ approved: false, approvedSchools: [] });
    await approve(member, school);
    // The events of both come only now, and more than once.
    await joinGroups(member, school, 1);
  });
  expect(await groupsOf(member, school)).toBe(1);
});
