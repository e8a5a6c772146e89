import type { Amounts, Claim, SignUpList } from '@/domain/entities/sign-up-list';
import { isShut } from '@/domain/sign-up-slots';

/** What a parent has of a list, as the tally keeps it. */
export interface Held {
  /** When the claim was made by which they have it, in milliseconds. */
  claimedAt: number;
  isNamed: boolean;
  /** Of each slot; without those of which there was nothing left. */
  granted: Amounts;
}

/** All claims of a list that have been decided, by the uid. */
export interface SignUpTally {
  claims: Readonly<Record<string, Held>>;
}

export const EMPTY_TALLY: SignUpTally = { claims: {} };

/** What a claim asks for. */
export type Asked = Pick<Claim, 'wanted' | 'isNamed'> & { claimedAt: number };

type Offer = Pick<SignUpList, 'counts' | 'isClosed' | 'isCancelled'>;

/** How many of each slot are taken. */
export function takenIn({ claims }: SignUpTally): Map<string, number> {
  const taken = new Map<string, number>();
  for (const { granted } of Object.values(claims))
    for (const [slotId, count] of Object.entries(granted))
      taken.set(slotId, (taken.get(slotId) ?? 0) + count);
  return taken;
}

/**
 * The tally after some claims came, changed or went, the first one first. Each gets what is left, and what it had before
 * as far as it still wants that; of one that is closed or called off nothing more. A claim is decided once: what it did not get it does not
 * get later, as nobody waits. One that wants nothing is forgotten.
 * @param claims by the uid; null for one that is gone
 */
export function withClaims(
  before: SignUpTally,
  claims: ReadonlyMap<string, Asked | null>,
  offer: Offer,
): SignUpTally {
  const held = new Map(Object.entries(before.claims));
  const taken = takenIn(before);
  const set = (uid: string, after: Held | null) => {
    for (const [slotId, count] of Object.entries(held.get(uid)?.granted ?? {}))
      taken.set(slotId, (taken.get(slotId) ?? 0) - count);
    for (const [slotId, count] of Object.entries(after?.granted ?? {}))
      taken.set(slotId, (taken.get(slotId) ?? 0) + count);
    if (after) held.set(uid, after);
    else held.delete(uid);
  };
  for (const [uid, asked] of claims) if (!asked) set(uid, null);
  const inOrder = [...claims]
    .flatMap(([uid, asked]) => (asked ? [{ uid, asked }] : []))
    .sort((one, other) => one.asked.claimedAt - other.asked.claimedAt);
  for (const { uid, asked } of inOrder) {
    const had = held.get(uid);
    if (had?.claimedAt === asked.claimedAt) continue;
    const granted = grantedTo(asked, had?.granted ?? {}, taken, offer);
    const isNothing = Object.values(asked.wanted).every((count) => count <= 0);
    set(uid, isNothing ? null : { claimedAt: asked.claimedAt, isNamed: asked.isNamed, granted });
  }
  return { claims: Object.fromEntries(held) };
}

function grantedTo(
  { wanted }: Asked,
  had: Amounts,
  taken: ReadonlyMap<string, number>,
  { counts, ...list }: Offer,
): Amounts {
  return Object.fromEntries(
    Object.entries(wanted).flatMap(([slotId, asked]) => {
      const offered = counts[slotId];
      if (offered === undefined) return [];
      const own = had[slotId] ?? 0;
      const left = isShut(list) ? 0 : Math.max(0, offered - (taken.get(slotId) ?? 0));
      // Whole ones: a client may write anything.
      const count = Math.min(Math.floor(asked), own + left);
      return count > 0 ? [[slotId, count]] : [];
    }),
  );
}

/** The first who have something of a slot and are named to others, with how much. */
export const firstNamedOf = (
  { claims }: SignUpTally,
  slotId: string,
  most: number,
): { userId: string; count: number }[] =>
  Object.entries(claims)
    .filter(([, { isNamed, granted }]) => isNamed && (granted[slotId] ?? 0) > 0)
    .sort(([, one], [, other]) => one.claimedAt - other.claimedAt)
    .slice(0, most)
    .map(([userId, { granted }]) => ({ userId, count: granted[slotId] ?? 0 }));
