import { describe, expect, it, test } from 'vitest';
import type { Poll } from '@/domain/entities/poll';
import { countedChoices, EMPTY_TALLY, isEmpty, summaryOf, type Tally, withVotes } from './tally';

const poll = (isMultiple = false): Poll => ({ options: ['Pizza', 'Soup', 'Rice'], isMultiple, endsAt: null });
type Change = readonly number[] | 'former' | null;
const after = (...changes: [string, Change][]): Tally =>
  changes.reduce((tally, change) => withVotes(tally, new Map([change])), EMPTY_TALLY);

describe('the tally of a poll', () => {
  it('counts a parent once, as they voted last, together or apart', () => {
    const tally = after(['ana', [0]], ['ben', [1]], ['cy', [1]], ['ana', [1]]);
    expect(summaryOf(poll(), tally)).toEqual({ voters: 3, votes: [0, 3, 0] });
    const three = new Map<string, Change>(['ana', 'ben', 'cy'].map((uid) => [uid, [1]]));
    expect(withVotes(EMPTY_TALLY, three)).toEqual(tally);
  });

  it('counts each choice of several', () => {
    const tally = after(['ana', [0, 2]], ['ben', [0]], ['cy', [0, 1, 2]]);
    expect(summaryOf(poll(true), tally)).toEqual({ voters: 3, votes: [3, 1, 2] });
  });

  it('tells no numbers of one or two, also when they have become so few again', () => {
    const two = { voters: 2, votes: null };
    expect(summaryOf(poll(), after(['ana', [0]], ['ben', [1]]))).toEqual(two);
    expect(summaryOf(poll(), after(['ana', [0]], ['ben', [1]], ['cy', [1]], ['cy', null]))).toEqual(two);
  });

  it('is nothing when all is taken back', () => {
    const none = after(['ana', [0]], ['ana', null], ['ben', null]);
    expect(isEmpty(none)).toBe(true);
    expect(summaryOf(poll(), none)).toBeNull();
  });

  it('keeps who is gone since the end as a number, once and without a name', () => {
    const votes = after(['ana', [0]], ['ben', [0]], ['cy', [2]]);
    const gone = new Map<string, Change>(['ana', 'dee'].map((uid) => [uid, 'former']));
    const tally = withVotes(withVotes(votes, gone), gone);
    expect(summaryOf(poll(), tally)).toEqual({ voters: 3, votes: [2, 0, 1] });
    expect(JSON.stringify(tally)).not.toMatch(/ana|dee/);
    expect(isEmpty(after(['ana', [0]], ['ana', 'former']))).toBe(false);
  });
});

test.each([
  ['one', poll(), [1], [1]],
  ['several where they are asked for', poll(true), [0, 2], [0, 2]],
  ['nothing', poll(), [], null],
  ['several where one is asked for', poll(), [0, 1], null],
  ['an option that is not there', poll(), [3], null],
  ['the same twice', poll(true), [1, 1], null],
  ['half an option', poll(), [0.5], null],
])('%s counts as such', (_, of, choices, counted) => expect(countedChoices(of, choices)).toEqual(counted));
