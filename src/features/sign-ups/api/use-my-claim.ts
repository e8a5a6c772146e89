import { useState } from 'react';
import type { Observer, Unsubscribe } from '@/backend/live';
import { useBackend, useLive } from '@/backend/react';
import type { Amounts, Claim, ClaimInput, SignUpList } from '@/domain/entities/sign-up-list';
import { type EntryOf, entriesOf, useEntries, useShownEntries } from '@/features/offline';
import { useMe } from '@/features/session';
import { signUpKeys } from './sign-up-keys';

/** What one has of a list, and what one has asked for. */
export interface MyClaim {
  /** As it will be once all that was sent off has arrived; undefined as long as nobody knows, null where there is none. */
  claim: ClaimInput | null | undefined;
  /** What the server has given; null while it only was asked. */
  granted: Amounts | null;
  /** What is on its way. */
  entry: EntryOf<'claim'> | null;
  hasFailed: boolean;
}

const isAs = (claim: Claim | null | undefined, { wanted, isNamed }: ClaimInput): boolean =>
  claim?.isNamed === isNamed && sameAmounts(claim.wanted, wanted);

const sameAmounts = (one: Amounts, other: Amounts): boolean =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([slotId, count]) => other[slotId] === count);

const nothing = (observer: Observer<Claim | null>): Unsubscribe => {
  observer.next(null);
  return () => undefined;
};

const waiting = (): Unsubscribe => () => undefined;

/**
 * What its reader has of a list, live. As long as nobody has anything of it, and they have asked for nothing here, there is
 * nothing to be read.
 * @param isNear whether it is near the screen, from which on it is read
 */
export function useMyClaim(
  { id: listId, summary }: Pick<SignUpList, 'id' | 'summary'>,
  isNear: boolean,
): MyClaim {
  const { signUps } = useBackend();
  const { uid } = useMe();
  const entry = entriesOf(useEntries(), 'claim').find((one) => one.listId === listId);
  // Also between the moment it has arrived and the one at which the server has decided it.
  const [hasAsked, setAsked] = useState(false);
  if (entry && !hasAsked) setAsked(true);
  const isThere = summary !== null || hasAsked;
  const source = !isThere ? 'nothing' : isNear || hasAsked ? 'server' : 'waiting';
  const { data, error } = useLive<Claim | null>(
    signUpKeys.mine(uid, listId, source),
    {
      nothing,
      waiting,
      server: (observer: Observer<Claim | null>) => signUps.watchMine(uid, listId, observer),
    }[source],
  );
  const isShown = entry?.isSent && isAs(data, entry.input);
  useShownEntries(isShown ? [entry] : []);
  const onItsWay = entry && !isShown ? entry : null;
  return {
    claim: onItsWay?.input ?? data,
    granted: onItsWay || !data ? null : (data.standing?.granted ?? null),
    entry: onItsWay,
    hasFailed: error !== null && data === undefined,
  };
}
