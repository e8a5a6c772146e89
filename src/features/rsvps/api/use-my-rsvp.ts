import { type Live, useBackend, useLive } from '@/backend/react';
import type { Rsvp, RsvpInput } from '@/domain/entities/rsvp';
import { type EntryOf, entriesOf, useEntries, useShownEntries } from '@/features/offline';
import { useMe } from '@/features/session';
import { rsvpKeys } from './rsvp-keys';

/** One's own answer as it will be once all that was sent off has arrived. */
export interface MyRsvp {
  /** Undefined as long as nobody knows, null where there is none. */
  rsvp: RsvpInput | null | undefined;
  /** What the server has found to it; null while it only was asked. */
  standing: Rsvp['standing'];
  /** What is on its way. */
  entry: EntryOf<'rsvp'> | null;
  error: Live<Rsvp | null>['error'];
  retry: () => void;
}

/** What its parent decides of an answer, without what the server says of it. */
const inputOf = ({ answer, children, isNamed }: Rsvp): RsvpInput => ({ answer, children, isNamed });

const isAs = (rsvp: Rsvp | null | undefined, { answer, children, isNamed }: RsvpInput): boolean =>
  rsvp?.answer === answer &&
  rsvp.isNamed === isNamed &&
  JSON.stringify(rsvp.children) === JSON.stringify(children);

/** What its reader has answered to an event, live. */
export function useMyRsvp(eventId: string): MyRsvp {
  const { rsvps } = useBackend();
  const { uid } = useMe();
  const { data, error, retry } = useLive<Rsvp | null>(rsvpKeys.mine(uid, eventId), (observer) =>
    rsvps.watchMine(uid, eventId, observer),
  );
  const entry = entriesOf(useEntries(), 'rsvp').find((one) => one.eventId === eventId);
  const isShown = entry?.isSent && isAs(data, entry.input);
  useShownEntries(isShown ? [entry] : []);
  const onItsWay = entry && !isShown ? entry : null;
  return {
    rsvp: onItsWay?.input ?? (data && inputOf(data)),
    standing: onItsWay ? null : (data?.standing ?? null),
    entry: onItsWay,
    error,
    retry,
  };
}
