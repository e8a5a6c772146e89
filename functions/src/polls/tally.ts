import type { Poll, PollSummary } from '@/domain/entities/poll';
import { POLL_FLOOR } from '@/domain/limits';

type Choices = readonly number[];

/** What has been voted in a poll. */
export interface Tally {
  /** By the uid of the parent, places of the chosen options. */
  votes: Readonly<Record<string, Choices>>;
  /** Of those who are gone since the end of the poll nobody is named: how many they were, and how many chose what. */
  former: { voters: number; votes: Readonly<Record<number, number>> };
}

export const EMPTY_TALLY: Tally = { votes: {}, former: { voters: 0, votes: {} } };

/**
 * What a vote counts for: places that there are, each once, and one alone where one is asked for. Null for none, and for
 * what is no vote, which rules refuse before.
 */
export function countedChoices({ options, isMultiple }: Poll, choices: Choices): Choices | null {
  const places = [...options.keys()].filter((place) => choices.includes(place));
  const isVote = places.length > 0 && places.length === choices.length && (isMultiple || places.length === 1);
  return isVote ? places : null;
}

/**
 * The tally after some votes came, changed or went.
 * @param changes by the uid; null for a vote that counts no more, 'former' for one of somebody who is gone since the end of
 *   the poll: it stays as a number, as who leaves later turns no result round
 */
export function withVotes(tally: Tally, changes: ReadonlyMap<string, Choices | 'former' | null>): Tally {
  const votes = new Map(Object.entries(tally.votes));
  let { former } = tally;
  for (const [uid, choices] of changes) {
    const before = votes.get(uid);
    if (choices === null || choices === 'former') votes.delete(uid);
    else votes.set(uid, choices);
    if (before && choices === 'former')
      former = { voters: former.voters + 1, votes: plus(former.votes, before) };
  }
  return { votes: Object.fromEntries(votes), former };
}

const plus = (counts: Tally['former']['votes'], choices: Choices): Tally['former']['votes'] => ({
  ...counts,
  ...Object.fromEntries(choices.map((place) => [place, (counts[place] ?? 0) + 1])),
});

export const isEmpty = ({ votes, former }: Tally): boolean =>
  Object.keys(votes).length === 0 && former.voters === 0;

/** What is told to all: how many have voted, and from a few on how many have chosen what. */
export function summaryOf({ options }: Poll, tally: Tally): PollSummary | null {
  if (isEmpty(tally)) return null;
  const all = Object.values(tally.votes);
  const voters = all.length + tally.former.voters;
  const chosen = (place: number) =>
    all.filter((choices) => choices.includes(place)).length + (tally.former.votes[place] ?? 0);
  return { voters, votes: voters < POLL_FLOOR ? null : [...options.keys()].map(chosen) };
}
