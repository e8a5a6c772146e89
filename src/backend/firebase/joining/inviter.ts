import type { PendingRequest } from '@/domain/entities/pending-request';
import { fullName } from '@/domain/entities/user';
import type { Inviter } from '../../ports/joining';
import { inviteCodeRef } from '../collections/invite-codes';
import { memberRef } from '../collections/members';
import { readDocument } from '../reading/documents';

/** Who handed on the code of a request: the code's owner, as the school's directory names them. */
export async function inviterOf({ inviteCode, schoolId }: PendingRequest): Promise<Inviter> {
  if (inviteCode === null) return { kind: 'nobody' };
  const code = await readDocument(inviteCodeRef(inviteCode));
  if (!code) return { kind: 'code-gone' };
  if (code.userId === null) return { kind: 'school' };
  const member = await readDocument(memberRef(schoolId, code.userId));
  return member ? { kind: 'member', name: fullName(member) } : { kind: 'former-member' };
}
