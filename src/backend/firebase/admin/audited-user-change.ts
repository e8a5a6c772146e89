import type { Transaction, UpdateData } from 'firebase/firestore';
import type { AuditAction } from '@/domain/entities/audit';
import type { User } from '@/domain/entities/user';
import { BackendError, errorCode } from '../../errors';
import { isSignInRecent } from '../auth/recent-sign-in';
import type { Stored } from '../collections/converter';
import { userRef } from '../collections/users';
import { entity } from '../reading/documents';
import { toBackendError, withBackendErrors } from '../sdk/errors';
import { audit } from '../writing/audit';
import { holdOut } from '../writing/hold-out';

interface AuditedUserChange {
  action: AuditAction;
  schoolId?: string;
  detail?: string;
  /** The change, from the record as it is now; null when there is nothing left to do. */
  change: (user: User) => UpdateData<Stored<User>> | null;
  /** What else is written in the transaction, with the id of the act's audit entry. */
  also?: (transaction: Transaction, user: User, auditId: string) => void;
  /** The act holds only while the actor is an admin: their record is part of the transaction. */
  actorStaysAdmin?: boolean;
}

/**
 * One privileged act on one account, with its audit entry, in one transaction.
 * @throws requires-recent-login where that is why the rules refuse it
 */
export const auditedUserChange = (uid: string, actorId: string, act: AuditedUserChange): Promise<void> =>
  withBackendErrors(async () => {
    try {
      await write(uid, actorId, act);
    } catch (error) {
      const isRefused = errorCode(toBackendError(error)) === 'permission-denied';
      if (!isRefused || (await isSignInRecent({ exactly: true }))) throw error;
      throw new BackendError('requires-recent-login', { cause: error });
    }
  });

const write = (
  uid: string,
  actorId: string,
  { action, schoolId, detail, change, also, actorStaysAdmin = false }: AuditedUserChange,
): Promise<void> =>
  holdOut(async (transaction, read) => {
    if (actorStaysAdmin) {
      const actor = entity(await read(userRef(actorId)));
      if (!actor?.isAdmin) throw new BackendError('permission-denied');
    }
    const user = entity(await read(userRef(uid)));
    if (!user) throw new BackendError('not-found');
    const changed = change(user);
    if (!changed) return;
    const entry = { action, actorId, targetId: uid, schoolId: schoolId ?? null, detail: detail ?? null };
    const { id } = audit(transaction, entry);
    transaction.update(userRef(uid), { ...changed, lastAuditId: id });
    also?.(transaction, user, id);
  });
