import { doc } from 'firebase/firestore';
import type { PendingRequest } from '@/domain/entities/pending-request';
import type { InviteCode, Member } from '@/domain/entities/school';
import { fullName } from '@/domain/entities/user';
import type { Inviter } from '../../ports/joining';
import { readDocument } from '../reading/documents';
import { db } from '../sdk/firestore';
import { memberRef } from '../user-refs';

/** Who handed on the code of a request: the code's owner, as the school's directory names them. */
export async function inviterOf({ inviteCode, schoolId }: PendingRequest): Promise<Inviter> {
  if (inviteCode === null) return { kind: 'nobody' };
  const code = await readDocument<InviteCode>(doc(db(), 'inviteCodes', inviteCode));
  if (!code) return { kind: 'code-gone' };
  if (code.userId === null) return { kind: 'school' };
  const member = await readDocument<Member>(memberRef(schoolId, code.userId));
  return member ? { kind: 'member', name: fullName(member) } : { kind: 'former-member' };
}
