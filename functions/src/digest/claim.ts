import { addMinutes, subHours } from 'date-fns';
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { settingsIn } from '@/domain/entities/notification-settings';
import type { User } from '@/domain/entities/user';
import { parseUser, userRef } from '../platform/accounts';
import { db } from '../platform/app';
import type { DigestItem } from './digest-item';
import { type DigestPlan, dayIn, planBy, planIn, planRef, withDone, withTurn } from './plan';
import { isSameRhythm, rhythmIn } from './schedule';

/** After this a run that has begun to send and has not noted how it ended counts as broken off. */
const LEASE_MINUTES = 10;
/** So long it waits to be tried again. */
const RETRY_MINUTES = 15;
/** A digest that is later than this is left out, and the next one tells of more. */
const LATEST_HOURS = 6;

/** A digest that whoever has claimed it now sends, and nobody else. */
export interface ClaimedDigest {
  user: User;
  items: readonly DigestItem[];
  rhythm: DigestPlan['rhythm'];
  /** The day that it is for. */
  day: string;
}

async function readState(tx: Transaction, uid: string) {
  const settingsRef = db.doc(`users/${uid}/settings/notifications`);
  const [found, account, settings] = await tx.getAll(planRef(uid), userRef(uid), settingsRef);
  return { plan: planIn(found), user: parseUser(account), rhythm: rhythmOf(settings) };
}

const rhythmOf = (settings: DocumentSnapshot | undefined) =>
  settings?.exists ? rhythmIn(settingsIn(settings.data())) : null;

/** Makes the plan of somebody what their settings say by now; without settings, or an account, there is none. */
export function followSettings(uid: string, at: Date): Promise<void> {
  return db.runTransaction(async (tx) => {
    const { plan, user, rhythm } = await readState(tx, uid);
    if (!rhythm || !user) {
      if (plan) tx.delete(planRef(uid));
      return;
    }
    // Most parents never ask for one.
    if (!plan && rhythm.rhythm === 'never') return;
    const next = planBy(rhythm, plan, at);
    if (next !== plan) tx.set(planRef(uid), next);
  });
}

/**
 * Claims a digest that is due, with what its receiver may be told at this very moment: nothing of a school that they
 * have left since it was put together. Null where there is nothing to send: another run has it, or has had it and has
 * not noted how that ended, which then is for the next one to tell; it is too late; other settings; or there is nothing
 * new.
 */
export function claimDigest(
  uid: string,
  items: readonly DigestItem[],
  toldUpTo: Date,
  at: Date,
): Promise<ClaimedDigest | null> {
  return db.runTransaction(async (tx) => {
    const { plan, user, rhythm } = await readState(tx, uid);
    if (!plan?.slotAt || !plan.nextAt || plan.nextAt.toDate() > at) return null;
    const day = dayIn(plan);
    if (!user || !rhythm || day === null) {
      tx.delete(planRef(uid));
      return null;
    }
    const write = (next: DigestPlan) => {
      tx.set(planRef(uid), next);
      return null;
    };
    if (!isSameRhythm(rhythm, plan.rhythm)) return write(planBy(rhythm, plan, at));
    if (plan.isSending || plan.slotAt.toDate() < subHours(at, LATEST_HOURS))
      return write(withDone(plan, at, null));
    const told = items.filter(({ schoolId }) => schoolId === null || user.approvedSchools.includes(schoolId));
    if (told.length === 0) return write(withDone(plan, at, toldUpTo));
    write(withTurn(plan, addMinutes(at, LEASE_MINUTES), true));
    return { user, items: told, rhythm, day };
  });
}

/** How the sending of a digest ended. `failed`: it was not taken, and may be later; `refused`: for good. */
export type Outcome = 'sent' | 'failed' | 'refused';

/**
 * Notes how it ended. One that has failed is tried again later.
 * @param toldUpTo up to when it tells
 */
export function noteOutcome(
  { user: { uid }, day }: Pick<ClaimedDigest, 'user' | 'day'>,
  outcome: Outcome,
  toldUpTo: Date,
  at: Date,
): Promise<void> {
  return db.runTransaction(async (tx) => {
    const plan = planIn(await tx.get(planRef(uid)));
    // Other settings have made another plan of it, for which this day is done with.
    if (!plan?.isSending || dayIn(plan) !== day) return;
    const next =
      outcome === 'failed'
        ? withTurn(plan, addMinutes(at, RETRY_MINUTES), false)
        : withDone(plan, at, outcome === 'sent' ? toldUpTo : null);
    tx.set(planRef(uid), next);
  });
}

/** Has one that could not even be put together wait, so that it keeps nobody else waiting. */
export function putOff(uid: string, at: Date): Promise<void> {
  return db.runTransaction(async (tx) => {
    const plan = planIn(await tx.get(planRef(uid)));
    if (!plan?.nextAt || plan.isSending || plan.nextAt.toDate() > at) return;
    tx.set(planRef(uid), withTurn(plan, addMinutes(at, RETRY_MINUTES), false));
  });
}
