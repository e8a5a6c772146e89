import { isDeepStrictEqual } from 'node:util';
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import type { RsvpSummary, SchoolEvent } from '@/domain/entities/community';
import type { Rsvp, RsvpStanding } from '@/domain/entities/rsvp';
import type { User } from '@/domain/entities/user';
import { RSVP_FACES } from '@/domain/limits';
import { shownProfile } from '@/domain/shown-profile';
import { parseUser, userRef } from '../platform/accounts';
import { db } from '../platform/app';
import { now } from '../platform/clock';
import { eventRef, parseEvent } from '../platform/events';
import { gathered } from '../platform/in-turn';
import { shownName } from '../platform/person-names';
import { childKey } from './child-key';
import { parseRsvp, rsvpRef, tallyIn, tallyRef } from './documents';
import { tellOfPlace } from './place-notification';
import { type Counted, countsOf, firstNamed, type Tally, waitingIn, withAnswers, withPlaces } from './tally';

/**
 * Makes an event say what its parents have answered, and each answer who of it has a place. Whatever is there when it runs
 * decides, in a transaction that holds the tally: parallel, late, repeated and reordered events end right, and the last
 * place goes to one. Answers that come while others are counted are counted together.
 * @param uids whose answers came, changed or went; none where only the places did
 */
export const syncRsvps = gathered('rsvps', async (eventId, uids) => {
  const at = await now();
  await db.runTransaction((tx) => sync(tx, eventId, uids, at));
});

/** An answer, and the account that it is of; each null where it is gone. */
interface Answered {
  rsvp: Rsvp | null;
  user: User | null;
}

async function readAnswers(tx: Transaction, eventId: string, uids: readonly string[]) {
  if (uids.length === 0) return new Map<string, Answered>();
  const found = await tx.getAll(
    ...uids.map((uid) => rsvpRef(eventId, uid)),
    ...uids.map((uid) => userRef(uid)),
  );
  return new Map<string, Answered>(
    uids.map((uid, at) => [uid, { rsvp: parseRsvp(found[at]), user: parseUser(found[uids.length + at]) }]),
  );
}

async function sync(tx: Transaction, eventId: string, uids: readonly string[], at: number): Promise<void> {
  const [found, kept] = await tx.getAll(eventRef(eventId), tallyRef(eventId));
  const event = parseEvent(found);
  if (!kept) return;
  if (!event) return forgetGone(tx, eventId, kept, uids);
  const answers = await readAnswers(tx, eventId, uids);
  const before = tallyIn(kept);
  const counted = new Map([...answers].map(([uid, answered]) => [uid, countedOf(event, answered)]));
  const tally = withPlaces(withAnswers(before, counted), event.places);
  const faces = await readFaces(tx, event, tally, answers);
  const waiting = waitingIn(tally);

  for (const [uid, { rsvp, user }] of answers) {
    const places = waiting.get(uid);
    const standing = rsvp && user && places ? { ...nameOf(user), ...places } : null;
    if (rsvp && !isDeepStrictEqual(rsvp.standing, standing)) tx.update(rsvpRef(eventId, uid), { standing });
  }
  const moved: string[] = [];
  for (const [uid, was] of waitingIn(before)) {
    const is = waiting.get(uid);
    if (answers.has(uid) || !is || isDeepStrictEqual(was, is)) continue;
    tx.update(rsvpRef(eventId, uid), {
      'standing.isWaiting': is.isWaiting,
      'standing.waitingChildren': is.waitingChildren,
    });
    if (event.start.getTime() > at) moved.push(uid);
  }
  await tellOfPlace(tx, event, moved);
  write(tx, event, kept, tally, faces);
}

/**
 * Strikes answers that are gone from the tally of an event that is out of sight: it may stay so for months, and must not
 * keep who of an erased account came. All others are counted when the event is back.
 */
async function forgetGone(
  tx: Transaction,
  eventId: string,
  kept: DocumentSnapshot,
  uids: readonly string[],
): Promise<void> {
  const answers = await readAnswers(tx, eventId, uids);
  const gone = [...answers].flatMap(([uid, { rsvp }]) => (rsvp ? [] : ([[uid, null]] as const)));
  keep(tx, kept, withAnswers(tallyIn(kept), new Map(gone)));
}

/** The answer of who belongs to the school; null for all others. */
function countedOf({ id, schoolId }: SchoolEvent, { rsvp, user }: Answered): Counted | null {
  if (!rsvp || !user?.approvedSchools.includes(schoolId)) return null;
  const { answer, isNamed, children } = rsvp;
  return { answer, isNamed, children: children.map((child) => childKey(id, child)) };
}

const nameOf = (user: User): Pick<RsvpStanding, 'name' | 'profilePicUrl'> => ({
  name: shownName(user),
  profilePicUrl: shownProfile(user).profilePicUrl,
});

/** How the first who are going look: as their answers say, those that are counted now as their accounts do. */
async function readFaces(
  tx: Transaction,
  { id }: SchoolEvent,
  tally: Tally,
  answers: ReadonlyMap<string, Answered>,
): Promise<RsvpSummary['faces']> {
  const uids = firstNamed(tally, RSVP_FACES);
  const asked = uids.filter((uid) => !answers.has(uid));
  const found = asked.length > 0 ? await tx.getAll(...asked.map((uid) => rsvpRef(id, uid))) : [];
  const standings = new Map(asked.map((uid, at) => [uid, parseRsvp(found[at])?.standing]));
  return uids.flatMap((userId) => {
    const user = answers.get(userId)?.user;
    const look = user ? nameOf(user) : standings.get(userId);
    return look ? [{ userId, name: look.name, profilePicUrl: look.profilePicUrl }] : [];
  });
}

function write(
  tx: Transaction,
  event: SchoolEvent,
  kept: DocumentSnapshot,
  tally: Tally,
  faces: RsvpSummary['faces'],
): void {
  keep(tx, kept, tally);
  const rsvpSummary: RsvpSummary | null = isEmpty(tally) ? null : { ...countsOf(tally), faces };
  if (!isDeepStrictEqual(rsvpSummary, event.rsvpSummary)) tx.update(eventRef(event.id), { rsvpSummary });
}

const isEmpty = ({ answers }: Tally): boolean => Object.keys(answers).length === 0;

function keep(tx: Transaction, kept: DocumentSnapshot, tally: Tally): void {
  if (!isEmpty(tally)) tx.set(kept.ref, tally);
  else if (kept.exists) tx.delete(kept.ref);
}
