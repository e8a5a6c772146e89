import type { Transaction } from 'firebase-admin/firestore';
import type { ModerationCase } from '@/domain/entities/moderation-case';
import type { User } from '@/domain/entities/user';
import { hiddenContentRef } from '../platform/hidden-content';
import { targetOf } from './case-records';
import { hiddenKey, hide } from './hide';
import { readContent } from './targets';

/**
 * Reads what a case is about, to put it out of sight.
 * @returns a function that does, or where it is out of sight already notes when it is deleted for good; it says whether
 *   there was anything: its author may have deleted it
 */
export async function readTakeDown(
  tx: Transaction,
  about: ModerationCase,
  subject: User | null,
): Promise<(at: Date, finalAt: Date | null) => boolean> {
  const target = targetOf(about);
  const heldRef = hiddenContentRef(hiddenKey(target, about.id));
  if (about.isHidden) {
    const held = await tx.get(heldRef);
    return (_at, finalAt) => {
      if (held.get('caseId') === about.id) tx.update(heldRef, { finalAt });
      return true;
    };
  }
  const found = await readContent(tx, target);
  return (at, finalAt) => {
    if (found) hide(tx, target, found, { caseId: about.id, at, finalAt, hasAccount: subject !== null });
    return found !== null;
  };
}
