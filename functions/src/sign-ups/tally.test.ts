import { describe, expect, it } from 'vitest';
import { type Asked, EMPTY_TALLY, firstNamedOf, type SignUpTally, takenIn, withClaims } from './tally';

const OFFER = { counts: { cake: 3, stand: 1 }, isClosed: false, isCancelled: false };
let time = 0;
const asks = (wanted: Record<string, number>, fields: Partial<Asked> = {}): Asked => {
  time += 1;
  return { wanted, isNamed: true, claimedAt: time, ...fields };
};
/** One claim after another. */
const after = (...claims: [uid: string, Asked | null][]): SignUpTally =>
  claims.reduce((tally, one) => withClaims(tally, new Map([one]), OFFER), EMPTY_TALLY);
const has = (tally: SignUpTally, uid: string) => tally.claims[uid]?.granted;
const taken = (tally: SignUpTally, slotId = 'cake') => takenIn(tally).get(slotId) ?? 0;

describe('a claim', () => {
  it('gets what it asks for as long as there is enough', () => {
    const tally = after(['ana', asks({ cake: 2, stand: 1 })], ['ben', asks({ cake: 1 })]);
    expect(has(tally, 'ana')).toEqual({ cake: 2, stand: 1 });
    expect(has(tally, 'ben')).toEqual({ cake: 1 });
    expect([taken(tally), taken(tally, 'stand')]).toEqual([3, 1]);
  });

  it('gets what is left where that is less, and nothing where nothing is', () => {
    const tally = after(['ana', asks({ cake: 2 })], ['ben', asks({ cake: 2 })], ['cy', asks({ cake: 1 })]);
    expect([has(tally, 'ben'), has(tally, 'cy')]).toEqual([{ cake: 1 }, {}]);
  });

  it('gets no more later of what it did not get', () => {
    const late = asks({ cake: 2, stand: 1 }, { claimedAt: 99 });
    const tally = after(['ana', asks({ cake: 3 })], ['ben', late], ['ana', asks({})], ['ben', late]);
    expect(has(tally, 'ben')).toEqual({ stand: 1 });
    expect(has(withClaims(tally, new Map([['ben', { ...late, claimedAt: 100 }]]), OFFER), 'ben')).toEqual({
      ...{ cake: 2, stand: 1 },
    });
  });

  it('keeps what it had of a slot that is full, and may have more of one that is not', () => {
    const tally = after(['ana', asks({ cake: 1 })], ['ben', asks({ cake: 1 })], ['ana', asks({ cake: 3 })]);
    expect(has(tally, 'ana')).toEqual({ cake: 2 });
  });

  it('frees what it lets go, all of it or some', () => {
    const tally = after(['ana', asks({ cake: 3, stand: 1 })], ['ana', asks({ cake: 1 })]);
    expect([taken(tally), taken(tally, 'stand')]).toEqual([1, 0]);
    expect(after(['ana', asks({ cake: 3 })], ['ana', asks({})])).toEqual(EMPTY_TALLY);
    expect(after(['ana', asks({ cake: 3 })], ['ana', null])).toEqual(EMPTY_TALLY);
  });

  it('gets nothing of a slot that is not there, and nothing but whole ones', () => {
    const tally = after(['ana', asks({ pie: 1, cake: 1.9, stand: -1 })]);
    expect(has(tally, 'ana')).toEqual({ cake: 1 });
    expect(has(after(['ana', asks({ cake: Number.NaN })]), 'ana') ?? {}).toEqual({});
  });

  it.each(['isClosed', 'isCancelled'])(
    'gets no more of a list that %s, and keeps or frees what it had',
    (why) => {
      const before = after(['ana', asks({ cake: 2 })]);
      const closed = (wanted: Record<string, number>) =>
        has(withClaims(before, new Map([['ana', asks(wanted)]]), { ...OFFER, [why]: true }), 'ana');
      expect([closed({ cake: 3, stand: 1 }), closed({ cake: 1 })]).toEqual([{ cake: 2 }, { cake: 1 }]);
    },
  );
});

describe('claims that are decided together', () => {
  it('are so in the order in which they were made, whoever goes first of all', () => {
    const twenty = Array.from({ length: 20 }, (_, at): [string, Asked | null] => [
      `parent${at}`,
      asks({ cake: 1 }, { claimedAt: 1_000 - at }),
    ]);
    const full = after(['ana', asks({ cake: 3 })]);
    const tally = withClaims(full, new Map([...twenty, ['ana', null]]), OFFER);
    expect(taken(tally)).toBe(3);
    for (const uid of ['parent19', 'parent18', 'parent17']) expect(has(tally, uid)).toEqual({ cake: 1 });
  });
});

it('names the first who have something and want to be named', () => {
  const tally = after(
    ['ana', asks({ cake: 1 }, { isNamed: false })],
    ['ben', asks({ cake: 1 })],
    ['cy', asks({ cake: 1 })],
    ['dee', asks({ cake: 1 })],
  );
  expect(firstNamedOf(tally, 'cake', 5)).toEqual([
    { userId: 'ben', count: 1 },
    { userId: 'cy', count: 1 },
  ]);
  expect(firstNamedOf(tally, 'cake', 1)).toEqual([{ userId: 'ben', count: 1 }]);
});
