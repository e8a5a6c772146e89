import fc from 'fast-check';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { newPendingRequest } from '@/domain/entities/pending-request';
import type { User } from '@/domain/entities/user';
import {
  MAX_BIO,
  MAX_COMMENT,
  MAX_GRADE,
  MAX_NAME,
  MAX_NOTE,
  MAX_POST,
  MAX_SCHOOL_NAME,
} from '@/domain/limits';
import { anyText, generated } from '../support/generated.ts';
import { db } from './support/admin.ts';
import { outstanding, waitUntilIdle } from './support/control.ts';
import { mailsTo } from './support/mail.ts';
import {
  approve,
  createApplicant,
  createMember,
  createSchool,
  reject,
  type TestSchool,
} from './support/people.ts';
import { createComment, createPost } from './support/posts.ts';
import { afterAllRetries } from './support/retries.ts';

/** Families, each of whom does everything once; more find nothing else and take longer. */
const COUNT = 12;

const family = fc.record({
  firstName: anyText(MAX_NAME),
  lastName: anyText(MAX_NAME),
  bio: anyText(MAX_BIO),
  child: anyText(MAX_NAME),
  grade: anyText(MAX_GRADE),
  post: anyText(MAX_POST),
  comment: anyText(MAX_COMMENT),
  note: anyText(MAX_NOTE),
  school: anyText(MAX_SCHOOL_NAME),
  proof: anyText(100),
});
type Family = typeof family extends fc.Arbitrary<infer T> ? T : never;

const profileOf = ({ firstName, lastName, bio, child, grade }: Family): Partial<User> => ({
  firstName,
  lastName,
  bio,
  children: [{ name: child, gradeOrRoom: grade }],
});

async function askToJoin(family: Family, school: TestSchool): Promise<User> {
  const parent = await createApplicant(school, profileOf(family));
  const proofPath = `proof-uploads/${parent.uid}-1700000000000-${family.proof}`;
  const { id, ...request } = newPendingRequest(parent, school, { inviteCode: family.child, proofPath });
  await db.doc(`pendingRequests/${id}`).set({ ...request, note: family.note, requestedAt: Timestamp.now() });
  return parent;
}

async function talk(family: Family, school: TestSchool): Promise<User> {
  const [author, other] = await Promise.all([
    createMember(school, profileOf(family)),
    createMember(school, profileOf(family)),
  ]);
  const postId = await createPost(author, school);
  await db.doc(`posts/${postId}`).update({ content: family.post });
  await createComment(postId, other, family.comment);
  await db.doc(`users/${author.uid}`).update({ firstName: family.lastName, lastName: family.firstName });
  return author;
}

/** What a whole family's texts set off, by the hand of nobody whom rules could stop. */
async function live(family: Family): Promise<string[]> {
  const school = await createSchool(family.school);
  await createMember(school, { ...profileOf(family), isModerator: true });
  const [approved, rejected, author] = await Promise.all([
    askToJoin(family, school),
    askToJoin(family, school),
    talk(family, school),
  ]);
  await Promise.all([approve(approved, school), reject(rejected, school, family.note)]);
  for (const { uid } of [approved, rejected]) await db.doc(`pendingRequests/${uid}_${school.id}`).delete();
  return [approved, rejected, author].map(({ email }) => email);
}

test('texts of any kind set nothing off that fails, and no mail that misleads', async () => {
  // Nothing of another file's is left to be delivered.
  await afterAllRetries(waitUntilIdle);
  const addresses: string[] = [];
  for (const one of generated(family, COUNT)) addresses.push(...(await live(one)));
  await waitUntilIdle();
  expect((await outstanding()).retryWaiting).toBe(0);

  const mails = (await Promise.all(addresses.map(mailsTo))).flat();
  expect(mails.length).toBeGreaterThanOrEqual(2 * COUNT);
  for (const mail of mails) {
    expect(mail.to).toHaveLength(1);
    expect(Object.keys(mail.headers)).not.toContain('bcc');
    expect(mail.html).not.toMatch(/<(img|script|iframe|link)\b/);
    for (const [, href = ''] of mail.html.matchAll(/href="([^"]*)"/g)) {
      expect(new URL(href).hostname).toBe('localhost');
    }
  }
}, 120_000);
