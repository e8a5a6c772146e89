import { FieldValue } from 'firebase-admin/firestore';
import type { Recommendations } from '@/domain/assistant/answers';
import type { GradeBand } from '@/domain/assistant/grade';
import { TIP_KINDS } from '@/domain/assistant/link';
import { db } from '../platform/app';
import { isAlreadyExists } from '../platform/firestore-errors';

/** A member's own set of one day and band: theirs to read, and the day's set for good. */
const ownRef = (uid: string, day: string, band: GradeBand) =>
  db.doc(`parentAssistantTips/${uid}_${day}_${band}`);

/** The set the member has of this day, or null. */
export async function readOwnTips(
  uid: string,
  day: string,
  band: GradeBand,
): Promise<Recommendations | null> {
  const snapshot = await ownRef(uid, day, band).get();
  if (!snapshot.exists) return null;
  const texts = TIP_KINDS.flatMap((kind) => [`${kind}Text`, `${kind}Link`] as const);
  const fields = ['source', 'gradeBand', ...texts] as const;
  return Object.fromEntries(
    fields.map((field) => [field, snapshot.get(field)]),
  ) as unknown as Recommendations;
}

/** Keeps a set for the member, unless another tab was first. */
export async function keepOwnTips(uid: string, day: string, tips: Recommendations): Promise<void> {
  try {
    const createdAt = FieldValue.serverTimestamp();
    await ownRef(uid, day, tips.gradeBand).create({ userId: uid, createdAt, ...tips });
  } catch (error) {
    if (!isAlreadyExists(error)) throw error;
  }
}
