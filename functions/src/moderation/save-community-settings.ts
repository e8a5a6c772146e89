import { isDeepStrictEqual } from 'node:util';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/v2/https';
import { type CommunitySettingsInput, communitySettingsSchema } from '@/domain/inputs/moderation';
import { db } from '../platform/app';
import { callable, requireUid } from '../platform/callable';
import { requireReviewer } from './authority';
import { newAuditId, recordAct } from './record-act';
import { rulesIn, rulesRef } from './rules-of-school';
import { requireIds } from './targets';

/**
 * Sets a school's community rules, whom to call, and words to be asked about (product §4.11). Only another text of the
 * rules is a new version, which members are asked to accept.
 * @throws aborted when somebody else has changed the rules meanwhile
 */
export const saveCommunitySettings = callable(
  'saveCommunitySettings',
  communitySettingsSchema,
  async (input, request): Promise<{ version: number }> => {
    const uid = requireUid(request);
    requireIds(input.schoolId);
    return { version: await db.runTransaction((tx) => save(tx, uid, input)) };
  },
);

async function save(tx: Transaction, uid: string, input: CommunitySettingsInput): Promise<number> {
  const { schoolId, rules, photoRule, contacts, askedWords } = input;
  await requireReviewer(tx, uid, schoolId);
  if (!(await tx.get(db.doc(`schools/${schoolId}`))).exists)
    throw new HttpsError('not-found', 'There is no such school.');
  const present = rulesIn(await tx.get(rulesRef(schoolId)));
  if (present.version !== input.version)
    throw new HttpsError('aborted', 'Somebody else has changed the rules.');
  const version = isDeepStrictEqual(present.rules, rules) ? present.version : present.version + 1;

  const updatedAt = FieldValue.serverTimestamp();
  tx.set(rulesRef(schoolId), { rules, photoRule, version, updatedAt });
  tx.set(db.doc(`schools/${schoolId}/settings/safety`), { contacts, askedWords, updatedAt });
  recordAct(tx, newAuditId(), {
    action: 'set-community',
    actorId: uid,
    targetId: schoolId,
    schoolId,
    detail: null,
    subject: null,
  });
  return version;
}
