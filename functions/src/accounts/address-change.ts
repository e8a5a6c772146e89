import { Timestamp } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { sendAsStep } from '../mail/send-as-step';
import { userRef } from '../platform/accounts';
import { auth, db } from '../platform/app';
import { isNotFound } from '../platform/firestore-errors';
import { log } from '../platform/log';
import type { ChangeLink } from './account-link';
import { addressChangedEmail } from './address-change-emails';
import { changeOpenRequests } from './open-requests';
import { withoutOthersThan } from './other-sign-ins';

/** An account's wish for another address. One at a time: a new wish takes the place of the one before. */
const addressChangeSchema = v.object({
  id: v.string(),
  from: v.string(),
  to: v.string(),
  /** Whether the present address was confirmed. One that was not has no say: it may be a slip, or a stranger's. */
  asksBoth: v.boolean(),
  left: v.boolean(),
  taken: v.boolean(),
  /** All of it has been carried out. What is left of the wish only says so. */
  done: v.boolean(),
  expiresAt: v.custom<Timestamp>((value) => value instanceof Timestamp),
});
export type AddressChange = v.InferOutput<typeof addressChangeSchema>;

/** Where the wish of an account is kept. */
export const addressChangeRef = (uid: string) => db.doc(`_addressChanges/${uid}`);

/**
 * Notes that whoever reads one of the two addresses agrees; with the second the account has its new address. A change
 * that has stopped half-way is carried on, and one that is done not done again: whoever has a link could end the
 * account's sign-ins with it, day after day.
 * @returns null when the wish was replaced, or can't be fulfilled any more
 */
export async function agreeToAddressChange(link: ChangeLink): Promise<'waiting' | 'done' | null> {
  const { uid, changeId } = link;
  const agreed = link.kind === 'leave-address' ? { left: true } : { taken: true };
  const change = await db.runTransaction(async (tx) => {
    const ref = addressChangeRef(uid);
    const read = v.safeParse(addressChangeSchema, (await tx.get(ref)).data());
    if (!read.success || read.output.id !== changeId) return null;
    if (read.output.done) return read.output;
    tx.update(ref, agreed);
    return { ...read.output, ...agreed };
  });
  if (!change) return null;
  if (change.done) return 'done';
  if (!change.left || !change.taken) return 'waiting';
  return (await carryOut(uid, change)) ? 'done' : null;
}

async function carryOut(uid: string, change: AddressChange): Promise<boolean> {
  if (!(await setAddress(uid, change))) return false;
  await auth().revokeRefreshTokens(uid);
  await setOnRecord(uid, change.to);
  await changeOpenRequests(uid, { email: change.to, emailConfirmed: true });
  if (change.asksBoth) await tellOldAddress(uid, change);
  // Last of all: until then the link carries on what has stopped half-way.
  await noteDone(uid, change);
  return true;
}

/** A wish that came meanwhile, or took this one away, is left as it is. */
function noteDone(uid: string, { id }: AddressChange): Promise<void> {
  const ref = addressChangeRef(uid);
  return db.runTransaction(async (tx) => {
    if ((await tx.get(ref)).get('id') === id) tx.update(ref, { done: true });
  });
}

/** Whether all of the change that a link belongs to has been carried out. */
export async function isAddressChanged({ uid, changeId }: ChangeLink): Promise<boolean> {
  const read = v.safeParse(addressChangeSchema, (await addressChangeRef(uid).get()).data());
  return read.success && read.output.id === changeId && read.output.done;
}

/**
 * @returns false when the account has got another address or confirmed the one it was not asked about, or somebody else
 *   has the new one
 */
async function setAddress(uid: string, { from, to, asksBoth }: AddressChange): Promise<boolean> {
  const { users } = await auth().getUsers([{ uid }]);
  const [account] = users;
  if (account?.email === to) return true;
  if (account?.email !== from) return false;
  // Somebody has confirmed the present address since, by a link or with Google: it has a say now, and was not asked.
  if (!asksBoth && account.emailVerified) return false;
  try {
    await auth().updateUser(uid, { email: to, emailVerified: true, ...withoutOthersThan(to, account) });
    return true;
  } catch (error) {
    if ((error as { code?: unknown }).code === 'auth/email-already-exists') return false;
    throw error;
  }
}

/** An account whose record was never made has none to change. */
async function setOnRecord(uid: string, email: string): Promise<void> {
  try {
    await userRef(uid).update({ email });
  } catch (error) {
    if (!isNotFound(error)) throw error;
  }
}

/** Who took over an account can't keep its owner from hearing of it. The change holds, whatever becomes of the mail. */
async function tellOldAddress(uid: string, { id, from }: AddressChange): Promise<void> {
  try {
    await sendAsStep(`address-change_${id}`, { uid, email: from }, addressChangedEmail());
  } catch (error) {
    log.error('A former address was not told', error, { uid });
  }
}
