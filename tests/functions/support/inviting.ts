import { randomUUID } from 'node:crypto';
import type { User } from '@/domain/entities/user';
import { db } from './admin.ts';
import { callAs } from './client.ts';
import { createCode, createMember, createSchool, putReferral } from './people.ts';

/** An address that no other test mails. */
export const newAddress = () => `${randomUUID()}@schoolgate.test`;

/** A member with a code to hand on, and how they invite. */
export async function createInviter({
  schoolName = 'Maple Grove',
  ...fields
}: Partial<User> & { schoolName?: string } = {}) {
  const school = await createSchool(schoolName);
  const code = `${school.id}-code`;
  const member = await createMember(school, fields);
  await putReferral(member.uid, { codes: { [school.id]: code } });
  await createCode(code, school, member.uid);
  const input = (recipientEmail: string, more: Record<string, unknown> = {}) => ({
    recipientEmail,
    inviteCode: code,
    schoolName,
    inviterName: 'Ana Silva',
    inviteLink: 'https://evil.example/',
    requestId: randomUUID(),
    ...more,
  });
  const invite = (email: string, more?: Record<string, unknown>) =>
    callAs(member, 'sendInviteEmail', input(email, more));
  const stored = async () =>
    (await db.collection('invites').where('fromUserId', '==', member.uid).get()).docs.map((doc) =>
      doc.data(),
    );
  return { school, member, code, input, invite, stored };
}
