import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../../backend/paths.ts';
import { monthOf, sumOf } from './bill.ts';
import { compareFresh } from './fresh.ts';
import { atPeak, tabsAtPeak, tabsOpen } from './hours.ts';
import { newListeners, openListeners } from './new-requests.ts';
import { peaksOf } from './peaks.ts';
import { accountsPrice, priceOf } from './prices.ts';
import { actParts, dayOf, openTabs, visitParts } from './reckon.ts';
import { lookUpsOf } from './rule-reads.ts';
import { ACTS, VISITS } from './script.ts';
import { NONE } from './usage.ts';

const rules = readFileSync(join(ROOT, 'firestore.rules'), 'utf8');
const LIKES = {
  act: 'like' as const,
  played: 10,
  delivered: 20,
  usage: { ...NONE, writes: 40, functionReads: 5 },
};

describe('a day', () => {
  test('is the mean of what was played, as often as the day has it', () => {
    expect(dayOf(actParts([LIKES]))).toEqual({
      ...NONE,
      writes: 4 * ACTS.like,
      functionReads: ACTS.like / 2,
    });
  });

  test('bills a look for its documents, for what it did not find and for what rules looked up', () => {
    const seen = { visit: 'events' as const, documents: 5, targets: 2, empty: 1, ruleReads: 2, of: {} };
    expect(dayOf(visitParts([seen], []))).toEqual({
      ...NONE,
      clientReads: 6 * VISITS.events,
      ruleReads: 2 * VISITS.events,
    });
  });

  test('sends each change to the tabs that are open, with a look-up each', () => {
    const sent = 2 * ACTS.like * tabsOpen();
    const { clientReads, ruleReads } = dayOf([openTabs([LIKES])]);
    expect(clientReads).toBeCloseTo(sent);
    expect(ruleReads).toBeCloseTo(sent);
  });
});

describe('a bill', () => {
  test('goes by the list', () => {
    expect(priceOf('reads', 1_000_000)).toBeCloseTo(0.6);
    const lines = monthOf({ ...NONE, functionReads: 100_000, expiring: 50_000, deletes: 50_000 }, 1);
    const dollars = Object.fromEntries(lines.map((line) => [line.what, line.dollars]));
    expect(dollars.reads).toBeCloseTo(30 * 0.06);
    expect(dollars.deletes).toBeCloseTo(30 * 0.02);
    expect(sumOf(lines)).toBeGreaterThan(30 * 0.08);
  });

  test('has accounts in tiers', () => {
    expect([300, 60_000, 300_000].map(accountsPrice)).toEqual([0, 55, 275 + 920]);
  });

  test('grows with the schools, files and all', () => {
    const egress = (schools: number) =>
      monthOf(NONE, schools).find(({ what }) => what === 'egressGB')?.amount ?? 0;
    expect(egress(1_000)).toBeCloseTo(1_000 * egress(1));
  });

  test('of polling is 1,200 reads an hour and a look-up for each page', () => {
    const [listeners, poll] = compareFresh(100);
    expect(listeners?.readsADay).toBe(200);
    expect(poll?.readsADay).toBe(((540 * 4) / 60) * (1_200 + 120));
  });
});

test('the busiest minute has three times what its hour has', () => {
  expect(atPeak(3_600, 1)).toBeCloseTo(0.2 * 3);
  expect(tabsAtPeak(1_000)).toBeGreaterThan(1_000 * tabsOpen());
});

test('what a school writes itself is held against a document, whatever the number of schools', () => {
  const written = new Map([
    ['stats/schools/days/school-a_2026-11-28', 600],
    ['posts/a', 40],
  ]);
  for (const schools of [1, 1_000]) {
    const counts = peaksOf(written, schools).find(({ what }) => what === 'the counts of a school and day');
    expect(counts).toMatchObject({ atPeak: 0.1, limit: 1, ofLimit: 0.1 });
  }
});

test('the nearest to its limit is the first', () => {
  const written = new Map(Array.from({ length: 25 }, (_, index) => [`posts/${index}`, 2] as const));
  const [first, ...others] = peaksOf(written, 1_000);
  expect(first?.what).toBe('users.lastLogin');
  expect(others.every(({ ofLimit }) => ofLimit <= (first?.ofLimit ?? 0))).toBe(true);
});

test('a field that is taken out of the indexes of single fields meets no limit of theirs', () => {
  const written = new Map([
    ['notifications/one', 900],
    ['rateCounters/one', 900],
    ['posts/one', 1],
  ]);
  const growing = peaksOf(written, 1_000).filter(({ limit }) => limit === 500);
  expect(growing.map(({ what }) => what).sort()).toEqual([
    'comments.createdAt',
    'posts.createdAt, sortAt',
    'users.lastLogin',
  ]);
});

describe('listeners', () => {
  const [account, posts, events] = [
    { method: 'get', path: 'users/ana' },
    { method: 'list', path: 'posts/any' },
    { method: 'list', path: 'events/any' },
  ] as const;

  test('are as many as are asked about in a row', () => {
    const decided = [account, posts, account, events, events, posts, account];
    expect(openListeners(decided)).toEqual(
      new Map([
        ['get users/ana', 1],
        ['list posts/any', 1],
        ['list events/any', 2],
      ]),
    );
  });

  test('are new where there were fewer before', () => {
    const before = openListeners([account, posts, events]);
    expect(newListeners([account, posts, events, events], before)).toEqual([events]);
  });
});

test('rules are billed for each document once, however often they look it up', () => {
  // The first path of the rules, wherever it is by now.
  const source = '/databases/$(database)/documents/users/$(uid())';
  const text = (offset: number) => ({ currentOffset: offset, endOffset: offset + source.length });
  const offset = rules.indexOf(source);
  expect(offset).toBeGreaterThan(0);
  expect(lookUpsOf({ service: 'firestore', expressions: [text(offset), text(offset), text(0)] })).toBe(1);
  // Offsets count bytes.
  expect(Buffer.byteLength(rules)).toBe(rules.length);
});
