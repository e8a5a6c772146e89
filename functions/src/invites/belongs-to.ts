import { mailboxOf } from '@/domain/mailbox';
import { parseUser } from '../platform/accounts';
import { db } from '../platform/app';

/** Whether an address, as it stands or without its note, is the account of a member of a school. */
export async function belongsTo(schoolId: string, email: string): Promise<boolean> {
  const addresses = [...new Set([email, mailboxOf(email)])];
  const found = await db.collection('users').where('email', 'in', addresses).limit(addresses.length).get();
  return found.docs.some((doc) => parseUser(doc)?.approvedSchools.includes(schoolId));
}
