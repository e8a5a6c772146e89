import { randomUUID } from 'node:crypto';
import { FieldValue } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import type { User } from '@/domain/entities/user';
import { auth, db } from './support/admin.ts';
import { mailsTo } from './support/mail.ts';
import { createMember, createSchool, putReferral, type TestSchool } from './support/people.ts';
import { createPost, notificationsOf, setLiked } from './support/posts.ts';
import { afterAllRetries, failingFirst } from './support/retries.ts';

/**
 * Lets the event of an act come only after what happens `meanwhile`, and waits until all is done with. What a late event
 * does must fit what is by then.
 */
async function late(act: () => Promise<unknown>, meanwhile: () => Promise<unknown>): Promise<void> {
  await failingFirst('functions.invoke', 1, act);
  await meanwhile();
  await afterAllRetries(async () => undefined);
}

const record = ({ uid }: User) => db.doc(`users/${uid}`);

/** What an admin's transaction writes on the account of a member of one school. */
const remove = (member: User, school: TestSchool) =>
  record(member).update({
    approved: false,
    approvedSchools: [],
    schoolIds: [],
    schools: [],
    removedFrom: {
      schoolId: school.id,
      schoolName: school.name,
      reason: null,
      removedAt: FieldValue.serverTimestamp(),
    },
    lastAuditId: randomUUID(),
  });

test('who is a member again by then is not told of a removal', async () => {
  const school = await createSchool();
  const member = await createMember(school);
  const { approved, approvedSchools, schoolIds, schools } = member;
  await late(
    () => remove(member, school),
    () => record(member).update({ approved, approvedSchools, schoolIds, schools }),
  );
  expect(await mailsTo(member.email)).toEqual([]);
});

test('nobody is told of a gift that was marked by mistake and taken back', async () => {
  const parent = await createMember(await createSchool());
  await putReferral(parent.uid, { rewardEligible: true });
  const referral = db.doc(`referrals/${parent.uid}`);
  await late(
    () => referral.update({ giftIssued: true }),
    () => referral.update({ giftIssued: false }),
  );
  expect(await mailsTo(parent.email)).toEqual([]);
});

test('a like of an account that is gone tells nobody, and is done with', async () => {
  const school = await createSchool();
  const [author, liker] = [await createMember(school), await createMember(school)];
  const postId = await createPost(author, school);
  await late(
    () => setLiked(postId, liker.uid, true),
    () => Promise.all([auth.deleteUser(liker.uid), record(liker).delete()]),
  );
  expect(await notificationsOf(author.uid)).toEqual([]);
});

test('an event of an account that is gone is done with', async () => {
  const school = await createSchool();
  const parent = await createMember(school);
  const change = { firstName: 'Bea', approvedSchools: [school.id, 'another'] };
  await late(
    () => record(parent).update({ ...change, lastAuditId: randomUUID() }),
    () => record(parent).delete(),
  );
  expect(await mailsTo(parent.email)).toEqual([]);
});
