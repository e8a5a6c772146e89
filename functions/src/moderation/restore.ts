import type { Transaction } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/v2/https';
import type { User } from '@/domain/entities/user';
import { eventOfDiscussion } from '@/domain/event-discussion';
import type { Target } from '@/domain/moderation-target';
import { parseUser, userRef } from '../platform/accounts';
import { db } from '../platform/app';
import { eventRef } from '../platform/events';
import { expiryAfter } from '../platform/expiry';
import { type HiddenContent, hiddenContentRef, hiddenPostRef } from '../platform/hidden-content';
import { postRef, revisionsOf } from '../platform/posts';
import { REMEMBER_DAYS } from '../platform/steps';
import { countedRef } from '../stats/count';
import { hiddenKey } from './hide';

/**
 * Reads what a case has put out of sight.
 * @returns a function that puts it back; null where there is nothing to put back any more
 * @throws failed-precondition when something else is in its place by now: neither may be lost
 */
export async function readRestoration(
  tx: Transaction,
  target: Target,
  caseId: string,
  at: number,
): Promise<(() => void) | null> {
  const ref = hiddenContentRef(hiddenKey(target, caseId));
  const held = (await tx.get(ref)).data() as HiddenContent | undefined;
  if (!held || held.caseId !== caseId) return null;
  const put =
    target.kind === 'profile' ? await readProfile(tx, held) : await readDocument(tx, target, held, at);
  return () => {
    put();
    tx.delete(ref);
  };
}

async function readDocument(tx: Transaction, target: Target, held: HiddenContent, at: number) {
  const place = await tx.get(db.doc(held.path));
  if (place.exists) throw new HttpsError('failed-precondition', 'Something else is there by now.');
  // A comment whose post is gone for good has no place any more, nor has what it said before.
  if (target.kind === 'comment' && !(await isPostKept(tx, target.postId))) {
    const revisions = await tx.get(revisionsOf(place.ref));
    return () => {
      for (const { ref } of revisions.docs) tx.delete(ref);
    };
  }
  return () => {
    tx.create(place.ref, held.data);
    // It was counted when it was new, which may be longer ago than that is remembered.
    tx.set(countedRef(held.path), { expiresAt: expiryAfter(at, REMEMBER_DAYS) });
  };
}

/** Whether a post is there, out of sight, or about to be opened for an event that has just come back. */
async function isPostKept(tx: Transaction, postId: string): Promise<boolean> {
  const eventId = eventOfDiscussion(postId);
  const event = eventId === null ? [] : [eventRef(eventId)];
  const kept = await tx.getAll(postRef(postId), hiddenPostRef(postId), ...event);
  return kept.some(({ exists }) => exists);
}

/** Bio and picture go back on the account, where its owner has not written others since. */
async function readProfile(tx: Transaction, held: HiddenContent) {
  const account = await tx.get(userRef(held.authorId));
  const entry = await tx.get(db.doc(held.path));
  const user = parseUser(account);
  return () => {
    const fields = user && missing(user, held);
    if (!fields || Object.keys(fields).length === 0) return;
    tx.update(account.ref, fields);
    if (entry.exists) tx.update(entry.ref, fields);
  };
}

const missing = ({ bio, profilePicUrl }: User, { data }: HiddenContent) => ({
  ...(bio === '' ? { bio: String(data.bio ?? '') } : {}),
  ...(profilePicUrl === null ? { profilePicUrl: (data.profilePicUrl ?? null) as string | null } : {}),
});
