import { type DocumentReference, Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { Notification } from '@/domain/entities/community';
import type { User } from '@/domain/entities/user';
import { DAY_MS } from '@/domain/time';
import { stillWanted } from '../notify/still-wanted';
import { notificationRef, parseNotification } from '../notify/tell';
import { parseUser, userRef } from '../platform/accounts';
import { db } from '../platform/app';
import { isDocumentId } from '../platform/document-id';
import { isInGroup } from '../platform/group-memberships';
import { parseSchool, schoolRef } from '../platform/schools';
import { mailLimitsOf } from './limits';
import { mailMark, take } from './mark';

/** A mail that whoever has claimed it now sends, and nobody else. */
export interface Claimed {
  mark: DocumentReference;
  notification: Notification;
  receiver: User;
  /** Null where it is of no school. */
  schoolName: string | null;
}

/** What has a mail of its own, which is sent in any case: a second one would say the same. */
const MAILED_OTHERWISE: readonly Notification['type'][] = ['danger', 'request-decided', 'request-waiting'];

/**
 * Claims a notification for its mail, as it is at this very moment. Null where none is to be sent: it is gone or read, its receiver
 * has left the school or the group, or wants it otherwise by now, or has had mails enough. At another try it is asked anew.
 */
export function claimMail(id: string, at: number): Promise<Claimed | null> {
  return db.runTransaction(async (tx) => {
    const stored = await tx.get(notificationRef(id));
    const toldAt: unknown = stored.get('toldAt');
    const notification = parseNotification(stored);
    if (!notification || stored.get('mail') !== 'now' || !isFresh(toldAt, at)) return null;
    if (MAILED_OTHERWISE.includes(notification.type) || !isDocumentId(notification.userId)) return null;
    const [wanted] = await stillWanted([notification], new Date(at), tx);
    return wanted?.delivery.mail === 'now' ? claimFor(tx, notification, at) : null;
  });
}

/** As long as the platform delivers an event again. Later a change of the document, as of a name, is all that there is. */
const isFresh = (toldAt: unknown, at: number): boolean =>
  toldAt instanceof Timestamp && at - toldAt.toMillis() < DAY_MS;

async function claimFor(tx: Transaction, notification: Notification, at: number): Promise<Claimed | null> {
  const { userId, schoolId = null } = notification;
  const receiver = parseUser(await tx.get(userRef(userId)));
  if (!receiver || !(await isOfGroup(tx, receiver, notification))) return null;
  const school = schoolId === null ? null : parseSchool(await tx.get(schoolRef(schoolId)));
  const mark = mailMark(notification);
  const isMine = await take(tx, mark, mailLimitsOf(notification), at);
  return isMine ? { mark, notification, receiver, schoolName: school?.name ?? null } : null;
}

/** Who asks for a group is told to moderators as well, who need not be in it. */
const isOfGroup = async (tx: Transaction, receiver: User, { type, schoolId, groupId }: Notification) =>
  type === 'group-request' || !schoolId || (await isInGroup(tx, receiver, schoolId, groupId ?? null));
