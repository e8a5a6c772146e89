import type { PendingRequest } from '@/domain/entities/pending-request';
import { fullName } from '@/domain/entities/user';
import type { Inviter } from '../../ports/joining';
import { inviteCodeGrantRef } from '../collections/invite-code-grants';
import { memberRef } from '../collections/members';
import { readDocument } from '../reading/documents';

/** Who handed on the code of a request: as the parent's grant says, by the name in the school's directory. */
export async function inviterOf({ inviteCode, userId, schoolId }: PendingRequest): Promise<Inviter> {
  if (inviteCode === null) return { kind: 'nobody' };
  const grant = await readDocument(inviteCodeGrantRef(userId, schoolId));
  if (grant?.code !== inviteCode) return { kind: 'code-gone' };
  if (grant.inviterId === null) return { kind: 'school' };
  const member = await readDocument(memberRef(schoolId, grant.inviterId));
  return member ? { kind: 'member', name: fullName(member) } : { kind: 'former-member' };
}
