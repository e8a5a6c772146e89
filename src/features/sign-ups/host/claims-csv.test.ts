import { expect, it } from 'vitest';
import { aClaim, aList } from '../testing';
import { claimsCsv, takersOf } from './claims-csv';

const HEADS = { slot: 'What', wanted: 'Needed', name: 'Name', count: 'Count' };
const claim = (name: string, minute: number, granted: Record<string, number>, isNamed = true) =>
  aClaim({
    ...{ userId: name, isNamed, claimedAt: new Date(minute * 60_000) },
    standing: { name, profilePicUrl: null, granted },
  });

it('has a row for each parent and slot, and for a slot that nobody has taken, in their order', () => {
  const claims = [claim('Cleo', 2, { cake: 1 }, false), claim('Ana', 1, { cake: 2 }), claim('Dan', 3, {})];
  expect(claimsCsv(aList(), claims, HEADS)).toBe(
    ['What,Needed,Name,Count', 'Cake,4,Ana,2', 'Cake,4,Cleo,1', 'Stand,1,,0', ''].join('\r\n'),
  );
});

it('makes no formula of what people have typed', () => {
  const list = aList({ slotIds: ['cake'], labels: { cake: '=1+1' }, counts: { cake: 2 } });
  expect(claimsCsv(list, [claim('@Ana', 1, { cake: 1 })], HEADS)).toContain("'=1+1,2,'@Ana,1");
});

it('leaves out who has asked and nothing is decided', () => {
  expect(takersOf([aClaim({ standing: null })], 'cake')).toEqual([]);
});
