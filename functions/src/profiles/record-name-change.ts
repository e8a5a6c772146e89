import type { Timestamp } from 'firebase-admin/firestore';
import type { AuditEntry } from '@/domain/entities/audit';
import type { NameChange } from '@/domain/entities/name-change';
import type { User } from '@/domain/entities/user';
import { MAX_NAME } from '@/domain/limits';
import type { PersonName } from '@/domain/person-name';
import { truncate } from '@/domain/truncate';
import { db } from '../platform/app';
import { expiryAfter } from '../platform/expiry';
import { sha256 } from '../platform/hash';

/** So long moderators see what somebody was called; the audit log keeps who changed a name and when, without it. */
const SHOWN_DAYS = 90;

/** Both names as they were written, also where they are none: what reviewers must see is just that. */
const written = ({ firstName, lastName }: User): PersonName => ({
  firstName: truncate(firstName, MAX_NAME),
  lastName: truncate(lastName, MAX_NAME),
});

/**
 * Puts a member's change of name on record in each of their schools: ids in the audit log, both names where the school's
 * reviewers read them. Under ids made of the event's, so that it stands there once however often the event comes.
 */
export async function recordNameChange(
  eventId: string,
  before: User,
  after: User,
  at: Timestamp,
): Promise<void> {
  const { uid, approvedSchools } = after;
  if (approvedSchools.length === 0) return;
  const id = sha256(eventId).slice(0, 32);
  const batch = db.batch();
  for (const schoolId of approvedSchools) {
    batch.set(db.doc(`auditLog/change-name-${id}-${schoolId}`), {
      action: 'change-name',
      actorId: uid,
      targetId: uid,
      schoolId,
      detail: null,
      subject: null,
      at,
    } satisfies Omit<AuditEntry, 'id' | 'at'> & { at: Timestamp });
    batch.set(db.doc(`schools/${schoolId}/nameChanges/${id}`), {
      userId: uid,
      schoolId,
      from: written(before),
      to: written(after),
      at,
      expiresAt: expiryAfter(at.toMillis(), SHOWN_DAYS),
    } satisfies Omit<NameChange, 'id' | 'at' | 'expiresAt'> & { at: Timestamp; expiresAt: unknown });
  }
  await batch.commit();
}
