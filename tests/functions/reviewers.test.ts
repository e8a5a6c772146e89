import { Timestamp } from 'firebase-admin/firestore';
import { afterEach, describe, expect, test } from 'vitest';
import type { User } from '@/domain/entities/user';
import { pendingRequestId } from '@/domain/ids';
import { sha256 } from '../../functions/src/platform/hash.ts';
import { db } from './support/admin.ts';
import { HOUR, moveClock } from './support/clock.ts';
import { deliveringAgain, runScheduled } from './support/control.ts';
import { expectSoundMail, linksOf } from './support/emails.ts';
import { afterAllEvents } from './support/eventually.ts';
import { mailsTo, mailTo } from './support/mail.ts';
import {
  createApplicant,
  createMember,
  createSchool,
  createUser,
  type TestSchool,
} from './support/people.ts';
import { busyAddress, goneAddress } from './support/refused.ts';
import { afterAllRetries, failingFirst } from './support/retries.ts';

const MINUTE = 60_000;

const requestRef = (parent: User, school: TestSchool) =>
  db.doc(`pendingRequests/${pendingRequestId(parent.uid, school.id)}`);

/** What a parent's client writes. */
async function ask(school: TestSchool, parent?: User): Promise<User> {
  const applicant = parent ?? (await createApplicant(school));
  await requestRef(applicant, school).set({
    userId: applicant.uid,
    email: applicant.email,
    firstName: applicant.firstName,
    lastName: applicant.lastName,
    schoolId: school.id,
    schoolName: school.name,
    inviteCode: null,
    proofPath: null,
    requestedAt: Timestamp.now(),
    note: null,
    status: 'pending',
  });
  return applicant;
}

async function arrange(fields: Partial<User> = {}) {
  const school = await createSchool();
  return { school, moderator: await createMember(school, { isModerator: true, ...fields }) };
}

/** How many mails came, after all events and a run of the schedule. */
async function mailsAfterSchedule(address: string): Promise<number> {
  return afterAllEvents(async () => {
    await runScheduled('mailReviewers');
    return afterAllEvents(async () => (await mailsTo(address)).length);
  });
}

const retire = (person: User) => db.doc(`users/${person.uid}`).update({ isAdmin: false, isModerator: false });

afterEach(() => moveClock(0));

/** Whoever is an admin hears of dangers that other tests report meanwhile. */
const requestMailsTo = async ({ email }: User) =>
  (await mailsTo(email)).filter(({ subject }) => !subject.includes('danger'));

describe('who reviews a school’s requests', () => {
  test('is told that somebody asks, and nothing about who', async () => {
    const { school, moderator } = await arrange();
    const child = { name: 'Robinetta', gradeOrRoom: 'Room 7' };
    await ask(school, await createApplicant(school, { firstName: 'Xenia', children: [child] }));
    const mail = await mailTo(moderator.email);
    expectSoundMail(mail);
    expect(mail.subject).toBe('A parent asks to join on Schoolgate');
    expect(linksOf(mail)).toContainEqual(expect.stringMatching(/\/admin\/pending-requests$/));
    expect(mail.html + mail.text + mail.subject).not.toMatch(/Xenia|Silva|Robinetta|Room 7|proof-uploads/);
  });

  test('are all its moderators, and neither its parents, nor those of other schools, nor admins', async () => {
    const { school, moderator } = await arrange();
    const second = await createMember(school, { isModerator: true });
    const others = [
      await createMember(school),
      await createMember(await createSchool(), { isModerator: true }),
      // The flag without the membership is worth nothing.
      await createApplicant(school, { isModerator: true }),
      await createUser({ isAdmin: true }),
    ];
    await ask(school);
    await afterAllEvents(async () => {
      for (const { email } of [moderator, second]) expect(await mailsTo(email)).toHaveLength(1);
      for (const { email } of others) expect(await mailsTo(email)).toEqual([]);
    });
    await retire(others[3] as User);
  });

  test('are the admins of a school without moderators, and whose own request it is hears nothing', async () => {
    const school = await createSchool();
    const admin = await createUser({ isAdmin: true });
    const asking = await createUser({ isAdmin: true, schoolIds: [school.id] });
    await ask(school, asking);
    await afterAllEvents(async () => {
      expect(await requestMailsTo(admin)).toHaveLength(1);
      expect(await requestMailsTo(asking)).toEqual([]);
    });
    await Promise.all([admin, asking].map(retire));
  });

  test('are the admins when the only moderator wants no mail from us', async () => {
    const { school, moderator } = await arrange();
    const admin = await createUser({ isAdmin: true });
    await db.doc(`_addresses/${sha256(moderator.email)}`).set({ secret: 'x', unsubscribed: true });
    await ask(school);
    await afterAllEvents(async () => {
      expect(await mailsTo(moderator.email)).toEqual([]);
      expect(await requestMailsTo(admin)).toHaveLength(1);
    });
    await retire(admin);
  });
});

describe('at most one mail an hour and person', () => {
  test('what comes within the hour is told when it is over, all of it in one mail', async () => {
    const { school, moderator } = await arrange();
    await ask(school);
    await mailTo(moderator.email);
    await ask(school);
    await ask(school);
    expect(await mailsAfterSchedule(moderator.email)).toBe(1);
    await moveClock(59 * MINUTE);
    expect(await mailsAfterSchedule(moderator.email)).toBe(1);
    await moveClock(61 * MINUTE);
    expect(await mailsAfterSchedule(moderator.email)).toBe(2);
    expect((await mailTo(moderator.email)).subject).toBe('3 parents ask to join on Schoolgate');
    // Told: another hour brings nothing new.
    await moveClock(3 * HOUR);
    expect(await mailsAfterSchedule(moderator.email)).toBe(2);
  });

  test('no second mail when nothing waits any more', async () => {
    const { school, moderator } = await arrange();
    const first = await ask(school);
    await mailTo(moderator.email);
    const second = await ask(school);
    await afterAllEvents(() =>
      Promise.all([first, second].map((parent) => requestRef(parent, school).delete())),
    );
    await moveClock(61 * MINUTE);
    expect(await mailsAfterSchedule(moderator.email)).toBe(1);
    // And that look cost nobody an hour.
    await ask(school);
    await afterAllEvents(async () => expect(await mailsTo(moderator.email)).toHaveLength(2));
  });

  test('however often somebody withdraws and asks again, and however often an event comes', async () => {
    const { school, moderator } = await arrange();
    const parent = await createApplicant(school);
    await deliveringAgain('created', 3, async () => {
      for (let n = 0; n < 8; n += 1) {
        await ask(school, parent);
        await requestRef(parent, school).delete();
      }
      await ask(school, parent);
    });
    expect(await mailsTo(moderator.email)).toHaveLength(1);
    await moveClock(61 * MINUTE);
    expect(await mailsAfterSchedule(moderator.email)).toBeLessThanOrEqual(2);
    await moveClock(3 * HOUR);
    expect(await mailsAfterSchedule(moderator.email)).toBeLessThanOrEqual(2);
  });

  test('one event that comes three times is one mail, also an hour later', async () => {
    const { school, moderator } = await arrange();
    await deliveringAgain('created', 3, () => ask(school));
    expect(await mailsTo(moderator.email)).toHaveLength(1);
    await moveClock(61 * MINUTE);
    expect(await mailsAfterSchedule(moderator.email)).toBe(1);
  });

  test('counts for a person, not for a school', async () => {
    const { school, moderator } = await arrange();
    const other = await createSchool();
    await db.doc(`users/${moderator.uid}`).update({ approvedSchools: [school.id, other.id] });
    await ask(school);
    await mailTo(moderator.email);
    await ask(other);
    await afterAllEvents(async () => expect(await mailsTo(moderator.email)).toHaveLength(1));
    await moveClock(61 * MINUTE);
    expect(await mailsAfterSchedule(moderator.email)).toBe(2);
    expect((await mailTo(moderator.email)).subject).toBe('2 parents ask to join on Schoolgate');
  });

  test('nobody is told who has lost the role meanwhile', async () => {
    const { school, moderator } = await arrange();
    await ask(school);
    await mailTo(moderator.email);
    await ask(school);
    await afterAllEvents(() => db.doc(`users/${moderator.uid}`).update({ isModerator: false }));
    await moveClock(61 * MINUTE);
    expect(await mailsAfterSchedule(moderator.email)).toBe(1);
  });
});

test('nobody is told who wants no mail from us meanwhile', async () => {
  const { school, moderator } = await arrange();
  await ask(school);
  await mailTo(moderator.email);
  await afterAllEvents(() => ask(school));
  await db.doc(`_addresses/${sha256(moderator.email)}`).set({ secret: 'x', unsubscribed: true });
  await moveClock(61 * MINUTE);
  expect(await mailsAfterSchedule(moderator.email)).toBe(1);
});

test('an admin hears also of a school whose event came only after another’s requests were counted', async () => {
  const [school, late] = [await createSchool(), await createSchool()];
  const admin = await createUser({ isAdmin: true });
  await failingFirst('functions.invoke', 1, () => ask(late));
  await ask(school);
  await mailTo(admin.email);
  await afterAllRetries(async () => undefined);
  await moveClock(61 * MINUTE);
  expect(await mailsAfterSchedule(admin.email)).toBe(2);
  await retire(admin);
});

describe('a mail that fails', () => {
  test('for now is tried again by the schedule', async () => {
    const { school, moderator } = await arrange({ email: busyAddress() });
    await ask(school);
    expect(await mailsAfterSchedule(moderator.email)).toBe(0);
    await moveClock(11 * MINUTE);
    expect(await mailsAfterSchedule(moderator.email)).toBe(1);
  });

  test('for good is not, until somebody else asks', async () => {
    const { school, moderator } = await arrange({ email: goneAddress(1) });
    await ask(school);
    await moveClock(3 * HOUR);
    expect(await mailsAfterSchedule(moderator.email)).toBe(0);
    await ask(school);
    await afterAllEvents(async () => expect(await mailsTo(moderator.email)).toHaveLength(1));
  });

  test('for now six times is given up, until somebody else asks', async () => {
    const { school, moderator } = await arrange({ email: busyAddress(2) });
    await afterAllEvents(() => ask(school));
    await afterAllEvents(() => db.doc(`_reviewerMails/${moderator.uid}`).update({ tries: 5 }));
    for (const minutes of [11, 22, 180]) {
      await moveClock(minutes * MINUTE);
      expect(await mailsAfterSchedule(moderator.email)).toBe(0);
    }
    await ask(school);
    await afterAllEvents(async () => expect(await mailsTo(moderator.email)).toHaveLength(1));
  });

  test('with its process is made up for an hour later', async () => {
    const { school, moderator } = await arrange();
    await ask(school);
    await mailTo(moderator.email);
    await afterAllEvents(async () => undefined);
    // As a process leaves it that died after it had taken the hour.
    const dueAt = Timestamp.fromMillis(Date.now() + HOUR);
    await db.doc(`_reviewerMails/${moderator.uid}`).update({ dueAt, schoolIds: [school.id] });
    expect(await mailsAfterSchedule(moderator.email)).toBe(1);
    await moveClock(61 * MINUTE);
    expect(await mailsAfterSchedule(moderator.email)).toBe(2);
  });
});
