import type { RsvpAnswer } from '@/domain/entities/rsvp';

/** An answer as the tally keeps it. */
export interface Counted {
  answer: RsvpAnswer;
  isNamed: boolean;
  /** Keys of the children who come, in the order of the answer. */
  children: readonly string[];
}

/** A parent or a child in the line for the places, who has one or waits. */
export interface Guest {
  key: string;
  isChild: boolean;
  isIn: boolean;
}

/** All answers to an event, and everybody who is to come in the order in which they were asked for. */
export interface Tally {
  answers: Readonly<Record<string, Counted>>;
  line: readonly Guest[];
}

export const EMPTY_TALLY: Tally = { answers: {}, line: [] };

/** Who of an answer waits for a place. */
export interface Waiting {
  isWaiting: boolean;
  /** By their places in the answer. */
  waitingChildren: number[];
}

/** Whom an answer brings. A child may be brought by two parents, and is in the line once. */
const broughtBy = (uid: string, { answer, children }: Counted): Omit<Guest, 'isIn'>[] =>
  answer === 'going'
    ? [{ key: uid, isChild: false }, ...children.map((key) => ({ key, isChild: true }))]
    : [];

const isSame = (one: Omit<Guest, 'isIn'>) => (other: Omit<Guest, 'isIn'>) =>
  one.key === other.key && one.isChild === other.isChild;

/**
 * The tally after some answers came, changed or went: whoever is not brought any more leaves the line, and who is new stands
 * at its end.
 * @param answers by the uid; null for one that is gone
 */
export function withAnswers(
  { answers: before, line }: Tally,
  answers: ReadonlyMap<string, Counted | null>,
): Tally {
  const after = new Map(Object.entries(before));
  for (const [uid, answer] of answers) {
    if (answer) after.set(uid, answer);
    else after.delete(uid);
  }
  const brought = [...after].flatMap(([uid, answer]) => broughtBy(uid, answer));
  const keyOf = ({ key, isChild }: Omit<Guest, 'isIn'>) => `${isChild} ${key}`;
  const wanted = new Set(brought.map(keyOf));
  const stay = line.filter((guest) => wanted.has(keyOf(guest)));
  const known = new Set(stay.map(keyOf));
  // Of the answers that are counted now, in the order in which they are given.
  const fresh = [...answers].flatMap(([uid, answer]) => (answer ? broughtBy(uid, answer) : []));
  const added = fresh
    .filter((guest, index) => !known.has(keyOf(guest)) && fresh.findIndex(isSame(guest)) === index)
    .map((guest) => ({ ...guest, isIn: false }));
  return { answers: Object.fromEntries(after), line: [...stay, ...added] };
}

/**
 * Gives the places that are free to the first who wait. Who has a place keeps it, also where the host has taken places away.
 * @param places null for any number
 */
export function withPlaces({ answers, line }: Tally, places: number | null): Tally {
  let free = (places ?? Number.POSITIVE_INFINITY) - line.filter(({ isIn }) => isIn).length;
  return {
    answers,
    line: line.map((guest) => (guest.isIn || free-- <= 0 ? guest : { ...guest, isIn: true })),
  };
}

/** Who of each answer waits, by the uid. */
export function waitingIn({ answers, line }: Tally): Map<string, Waiting> {
  const waiting = line.filter(({ isIn }) => !isIn);
  const parents = new Set(waiting.filter(({ isChild }) => !isChild).map(({ key }) => key));
  const children = new Set(waiting.filter(({ isChild }) => isChild).map(({ key }) => key));
  return new Map(
    Object.entries(answers).map(([uid, { answer, children: own }]) => [
      uid,
      {
        isWaiting: parents.has(uid),
        waitingChildren: answer === 'going' ? own.flatMap((key, at) => (children.has(key) ? [at] : [])) : [],
      },
    ]),
  );
}

/** What is told to all: how many come, wait and have said something else. */
export function countsOf({ answers, line }: Tally) {
  const said = (answer: RsvpAnswer) => Object.values(answers).filter((one) => one.answer === answer).length;
  const come = line.filter(({ isIn }) => isIn);
  return {
    parents: come.filter(({ isChild }) => !isChild).length,
    children: come.filter(({ isChild }) => isChild).length,
    waiting: line.length - come.length,
    maybe: said('maybe'),
    no: said('no'),
  };
}

/** The first parents who have a place and are named to others. */
export const firstNamed = ({ answers, line }: Tally, count: number): string[] =>
  line
    .filter(({ key, isChild, isIn }) => isIn && !isChild && answers[key]?.isNamed)
    .slice(0, count)
    .map(({ key }) => key);
