import { isDeepStrictEqual } from 'node:util';
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import type { Claim, ClaimStanding, SignUpList } from '@/domain/entities/sign-up-list';
import type { User } from '@/domain/entities/user';
import { shownProfile } from '@/domain/shown-profile';
import { SLOT_PEOPLE } from '@/domain/sign-up-limits';
import { parseUser, userRef } from '../platform/accounts';
import { db } from '../platform/app';
import { gathered } from '../platform/in-turn';
import { shownName } from '../platform/person-names';
import { claimRef, listRef, parseClaim, parseList, tallyIn, tallyRef } from './documents';
import { forgetReminder } from './sign-up-reminder';
import { type Asked, firstNamedOf, type SignUpTally, takenIn, withClaims } from './tally';

/**
 * Decides who of a list has what, and makes the list say so, and each claim. Whatever is there when it runs decides, in a
 * transaction that holds the tally: parallel, late, repeated and reordered events end right, and the last one of a slot
 * goes to one. Claims that come while others are decided are decided together.
 * @param uids whose claims came, changed or went
 */
export const syncClaims = gathered('claims', (listId, uids) =>
  db.runTransaction((tx) => sync(tx, listId, uids)),
);

/** A claim, and the account that it is of; each null where it is gone. */
interface Claimed {
  claim: Claim | null;
  user: User | null;
}

async function readClaims(tx: Transaction, listId: string, uids: readonly string[]) {
  if (uids.length === 0) return new Map<string, Claimed>();
  const found = await tx.getAll(
    ...uids.map((uid) => claimRef(listId, uid)),
    ...uids.map((uid) => userRef(uid)),
  );
  return new Map<string, Claimed>(
    uids.map((uid, at) => [uid, { claim: parseClaim(found[at]), user: parseUser(found[uids.length + at]) }]),
  );
}

async function sync(tx: Transaction, listId: string, uids: readonly string[]): Promise<void> {
  const [found, kept] = await tx.getAll(listRef(listId), tallyRef(listId));
  const list = parseList(found);
  if (!kept) return;
  const claims = await readClaims(tx, listId, uids);
  if (!list) return forget(tx, kept, claims);
  const asked = new Map([...claims].map(([uid, claimed]) => [uid, askedIn(list, claimed)]));
  const before = tallyIn(kept);
  const tally = withClaims(before, asked, list);
  const summary = summaryOf(list, tally, await readLooks(tx, list, tally, claims));

  for (const [uid, { claim, user }] of claims) {
    const granted = tally.claims[uid]?.granted ?? {};
    const standing = claim && user && asked.get(uid) ? { ...lookOf(user), granted } : null;
    if (claim && !isDeepStrictEqual(claim.standing, standing)) tx.update(claimRef(listId, uid), { standing });
    const had = before.claims[uid]?.granted ?? {};
    if (Object.keys(granted).length === 0 && Object.keys(had).length > 0) forgetReminder(tx, list, uid);
  }
  write(tx, list, kept, tally, summary);
}

/** Of a list that is out of sight nothing is decided, but who has left or is erased must not stay in its tally meanwhile. */
function forget(tx: Transaction, kept: DocumentSnapshot, claims: ReadonlyMap<string, Claimed>): void {
  const gone = [...claims].filter(([, { claim }]) => !claim).map(([uid]) => [uid, null] as const);
  if (kept.exists) writeTally(tx, kept, withClaims(tallyIn(kept), new Map(gone), NO_OFFER));
}

const NO_OFFER = { counts: {}, isClosed: true, isCancelled: false };

/** The claim of who belongs to the school; null for all others. */
function askedIn({ schoolId }: SignUpList, { claim, user }: Claimed): Asked | null {
  if (!claim?.claimedAt || !user?.approvedSchools.includes(schoolId)) return null;
  return { wanted: claim.wanted, isNamed: claim.isNamed, claimedAt: claim.claimedAt.getTime() };
}

type Look = Pick<ClaimStanding, 'name' | 'profilePicUrl'>;

const lookOf = (user: User): Look => ({
  name: shownName(user),
  profilePicUrl: shownProfile(user).profilePicUrl,
});

/**
 * How those who are named look: whose claims are decided now as their accounts do, the others as the list says already,
 * and who has come up into its first ones as their claims say.
 */
async function readLooks(
  tx: Transaction,
  list: SignUpList,
  tally: SignUpTally,
  claims: ReadonlyMap<string, Claimed>,
): Promise<ReadonlyMap<string, Look>> {
  const named = list.slotIds.flatMap((slotId) => firstNamedOf(tally, slotId, SLOT_PEOPLE));
  const looks = new Map<string, Look>();
  for (const people of Object.values(list.summary?.people ?? {}))
    for (const { userId, name, profilePicUrl } of people) looks.set(userId, { name, profilePicUrl });
  for (const [uid, { user }] of claims) if (user) looks.set(uid, lookOf(user));
  const unknown = [...new Set(named.map(({ userId }) => userId))].filter((uid) => !looks.has(uid));
  const found = unknown.length > 0 ? await tx.getAll(...unknown.map((uid) => claimRef(list.id, uid))) : [];
  for (const [at, uid] of unknown.entries()) {
    const standing = parseClaim(found[at])?.standing;
    if (standing) looks.set(uid, { name: standing.name, profilePicUrl: standing.profilePicUrl });
  }
  return looks;
}

function summaryOf(
  { slotIds }: SignUpList,
  tally: SignUpTally,
  looks: ReadonlyMap<string, Look>,
): SignUpList['summary'] {
  const taken = Object.fromEntries(
    [...takenIn(tally)].filter(([slotId, count]) => slotIds.includes(slotId) && count > 0),
  );
  const peopleOf = (slotId: string) =>
    firstNamedOf(tally, slotId, SLOT_PEOPLE).flatMap(({ userId, count }) => {
      const look = looks.get(userId);
      return look ? [{ userId, ...look, count }] : [];
    });
  const slots = Object.keys(taken);
  if (slots.length === 0) return null;
  return { taken, people: Object.fromEntries(slots.map((slotId) => [slotId, peopleOf(slotId)])) };
}

function write(
  tx: Transaction,
  list: SignUpList,
  kept: DocumentSnapshot,
  tally: SignUpTally,
  summary: SignUpList['summary'],
): void {
  writeTally(tx, kept, tally);
  if (!isDeepStrictEqual(summary, list.summary)) tx.update(listRef(list.id), { summary });
}

function writeTally(tx: Transaction, kept: DocumentSnapshot, tally: SignUpTally): void {
  if (Object.keys(tally.claims).length > 0) tx.set(kept.ref, tally, { mergeFields: ['claims'] });
  else if (kept.exists) tx.delete(kept.ref);
}
