import {
  type DocumentReference,
  runTransaction,
  serverTimestamp,
  type Transaction,
} from 'firebase/firestore';
import { newMember } from '@/domain/directory-entry';
import { UNCONFIRMED_ADDRESS } from '@/domain/entities/audit';
import type { PendingRequest } from '@/domain/entities/pending-request';
import type { User } from '@/domain/entities/user';
import { onceAuditId } from '@/domain/ids';
import { listsWithout } from '@/domain/leaving-school';
import { isSameName } from '@/domain/name-change';
import { BackendError, errorCode } from '../../errors';
import { fetched } from '../../fetched';
import { logFailure } from '../../log-failure';
import type { Approved } from '../../ports/joining';
import { joinCooldownRef } from '../collections/join-cooldowns';
import { memberRef } from '../collections/members';
import { pendingRequestRef } from '../collections/pending-requests';
import { schoolRef } from '../collections/schools';
import { userRef } from '../collections/users';
import { entity } from '../reading/documents';
import { toBackendError } from '../sdk/errors';
import { db } from '../sdk/firestore';
import { audit } from '../writing/audit';
import { transactDespiteOwner } from '../writing/despite-owner';
import { startedCooldown } from './cooldowns';

interface Subject {
  user: User;
  requestRef: DocumentReference;
  emailConfirmed: boolean;
}

/**
 * The parent and the request as they are now, or null when somebody else has decided already. A request that outlived
 * its decision goes with this look at it.
 * @throws account-gone when there is nobody left to decide about
 */
async function read(transaction: Transaction, pending: PendingRequest): Promise<Subject | null> {
  const requestRef = pendingRequestRef(pending.userId, pending.schoolId);
  const now = entity(await transaction.get(requestRef));
  if (!now) return null;
  // Decided is what the reviewer has looked at.
  if (now.proofPath !== pending.proofPath) throw new BackendError('document-replaced');
  if (pending.emailConfirmed && !now.emailConfirmed) throw new BackendError('aborted');
  const user = await accountOf(transaction, pending.userId);
  const { schoolId } = pending;
  if (user && !user.approvedSchools.includes(schoolId) && user.schoolIds.includes(schoolId)) {
    return { user, requestRef, emailConfirmed: now.emailConfirmed };
  }
  transaction.delete(requestRef);
  return null;
}

/**
 * The account; null where the rules refuse it: moderators may not read accounts that have none of their schools on their
 * lists. Whoever took a school off them and left the request has withdrawn it; the rules let it be deleted then.
 * @throws account-gone when there is nobody left to decide about
 */
async function accountOf(transaction: Transaction, uid: string): Promise<User | null> {
  const snapshot = await transaction.get(userRef(uid)).catch((error: unknown) => {
    if (errorCode(toBackendError(error)) === 'permission-denied') return null;
    throw error;
  });
  if (!snapshot) return null;
  const user = entity(snapshot);
  if (!user) throw new BackendError('account-gone');
  return user;
}

/** A role comes along into the school. The rules refuse that to moderators without a reason; this gives one. */
async function requireAdminForRole(transaction: Transaction, user: User, reviewerId: string): Promise<void> {
  if (!user.isModerator && !user.isAdmin) return;
  const reviewer = entity(await transaction.get(userRef(reviewerId)));
  if (!reviewer?.isAdmin) throw new BackendError('role-needs-admin');
}

/** One transaction: membership, directory entry, audit entry, request gone (product §4.4). */
async function admit(pending: PendingRequest, reviewerId: string): Promise<boolean> {
  return runTransaction(db(), async (transaction) => {
    const subject = await read(transaction, pending);
    if (!subject) return false;
    const { user, requestRef, emailConfirmed } = subject;
    // Let in is who the reviewer has looked at. A rejection holds under any name, or a new one would put it off.
    if (!isSameName(user, pending)) throw new BackendError('name-changed');
    await requireAdminForRole(transaction, user, reviewerId);
    const { schoolId } = pending;
    const school = entity(await transaction.get(schoolRef(schoolId)));
    if (!school) throw new BackendError('not-found');
    const detail = emailConfirmed ? null : UNCONFIRMED_ADDRESS;
    const entry = { actorId: reviewerId, targetId: user.uid, schoolId, detail };
    const { id } = audit(transaction, { ...entry, action: 'approve-request' });
    transaction.update(userRef(user.uid), {
      approved: true,
      approvedSchools: [...new Set([...user.approvedSchools, schoolId])],
      selectedSchoolId: schoolId,
      city: school.city,
      lastAuditId: id,
    });
    transaction.set(memberRef(schoolId, user.uid), { ...newMember(user), joinedAt: serverTimestamp() });
    transaction.delete(requestRef);
    return true;
  });
}

/**
 * Approves, then asks what became of the mail, which goes out without this device, too. A mail that fails never undoes
 * the approval (product §4.4).
 */
export async function approve(
  pending: PendingRequest,
  reviewerId: string,
): Promise<Approved | { handled: false }> {
  if (!(await admit(pending, reviewerId))) return { handled: false };
  const { email, firstName, schoolName } = pending;
  try {
    const { call } = await fetched(() => import('../sdk/callables'));
    await call('sendApprovalEmail', { email, firstName, schoolName });
    return { handled: true, mail: 'sent' };
  } catch (error) {
    logFailure('sendApprovalEmail', error);
    // Only this answer says that the server has given it up; no answer says nothing.
    return { handled: true, mail: errorCode(error) === 'failed-precondition' ? 'failed' : 'unconfirmed' };
  }
}

/** One transaction: the school leaves the parent's lists with the reason, the cooldown begins, request gone (product §4.4). */
export async function reject(
  pending: PendingRequest,
  reviewerId: string,
  reason: string | null,
): Promise<{ handled: boolean }> {
  const { schoolId, schoolName, userId } = pending;
  const owned = [userRef(userId), pendingRequestRef(userId, schoolId)];
  const handled = await transactDespiteOwner(owned, async (transaction) => {
    const subject = await read(transaction, pending);
    if (!subject) return false;
    const { user, requestRef } = subject;
    const entry = { actorId: reviewerId, targetId: user.uid, schoolId, detail: null };
    const { id } = audit(transaction, { ...entry, action: 'reject-request' });
    transaction.update(userRef(user.uid), {
      ...listsWithout(user, schoolId),
      rejectedRequest: { schoolId, schoolName, reason, rejectedAt: serverTimestamp() },
      lastAuditId: id,
    });
    transaction.set(joinCooldownRef(schoolId, user.uid), startedCooldown(user, schoolId, id));
    transaction.delete(requestRef);
    return true;
  });
  return { handled };
}

/** The request of an account that no longer exists goes, on record; the trigger takes the document along. */
export async function clear(pending: PendingRequest, reviewerId: string): Promise<{ handled: boolean }> {
  const handled = await runTransaction(db(), async (transaction) => {
    const requestRef = pendingRequestRef(pending.userId, pending.schoolId);
    if (!(await transaction.get(requestRef)).exists()) return false;
    const { schoolId, userId } = pending;
    const entry = { actorId: reviewerId, targetId: userId, schoolId, detail: null };
    const id = onceAuditId('clear-request', pending.id, reviewerId);
    audit(transaction, { ...entry, action: 'clear-request' }, id);
    transaction.delete(requestRef);
    return true;
  });
  return { handled };
}
