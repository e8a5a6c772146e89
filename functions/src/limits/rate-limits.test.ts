import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { DAY_MS, HOUR_MS } from '@/domain/time';
import {
  checkRateLimits,
  freeAgainAt,
  type RateLimit,
  refundRateLimits,
  requireRateLimits,
} from './rate-limits';
import { visitorLimits } from './visitors';

const begun = vi.hoisted(() => ({ tx: null as unknown }));
vi.mock('../platform/app', () => ({
  db: {
    doc: (path: string) => path,
    runTransaction: (work: (tx: unknown) => Promise<void>) => work(begun.tx),
  },
}));

const windows = [
  { max: 2, ms: 10 },
  { max: 3, ms: 100 },
];

test.each([
  ['nothing spent', [], null],
  ['one left in the short window', [195], null],
  ['the short window full', [195, 191], 201],
  ['the short window more than full, as its limit was lowered', [193, 194, 191], 291],
  ['the short window free again to the moment', [190, 195], null],
  ['the long window full', [150, 101, 195], 201],
  ['both full: the later counts', [193, 191, 150], 250],
  ['the long window free again to the moment', [100, 150, 195], null],
])('%s', (_what, spent, expected) => expect(freeAgainAt({ windows }, spent, 200)).toBe(expected));

describe('a budget', () => {
  /** What the database holds of each, by its path. */
  const held = new Map<string, { at: number[]; expiresAt: Timestamp }>();
  const tx = {
    getAll: (...paths: string[]) =>
      Promise.resolve(paths.map((path) => ({ ref: path, get: (field: 'at') => held.get(path)?.[field] }))),
    update: (path: string, fields: { at: number[] }) => {
      const before = held.get(path);
      if (!before) throw new Error(`${path} is not there.`);
      held.set(path, { ...before, ...fields });
    },
    set: (path: string, fields: { at: number[]; expiresAt: Timestamp }) => void held.set(path, fields),
  } as unknown as Transaction;
  begun.tx = tx;
  beforeEach(() => held.clear());

  const limit = (fields: Partial<RateLimit> = {}): RateLimit => ({
    name: 'tried',
    subject: 'ana',
    windows,
    ...fields,
  });
  const spend = async (at: number, ...limits: RateLimit[]) => {
    const spendOne = await checkRateLimits(tx, limits, at);
    spendOne?.();
    return spendOne !== null;
  };

  test('is used up after its number, and free again as time goes by', async () => {
    const outcomes: boolean[] = [];
    for (const at of [200, 205, 209, 210, 299, 300]) outcomes.push(await spend(at, limit()));
    expect(outcomes).toEqual([true, true, false, true, false, true]);
  });

  test('is remembered for its longest window, and no longer', async () => {
    await spend(200, limit());
    expect([...held.values()]).toEqual([{ at: [200], expiresAt: Timestamp.fromMillis(300) }]);
    await spend(250, limit());
    expect([...held.values()]).toEqual([{ at: [200, 250], expiresAt: Timestamp.fromMillis(350) }]);
    await spend(300, limit());
    expect([...held.values()]).toEqual([{ at: [250, 300], expiresAt: Timestamp.fromMillis(400) }]);
  });

  test('is each subject’s and each act’s own, which its place does not name', async () => {
    const others = [limit({ subject: 'bea' }), limit({ name: 'other' })];
    for (const one of [limit(), limit(), ...others]) expect(await spend(200, one)).toBe(true);
    expect(await spend(200, limit())).toBe(false);
    expect(held.size).toBe(3);
    for (const path of held.keys()) expect(path).toMatch(/^_limits\/(tried|other)_[0-9a-f]{64}$/);
  });

  test('of several is spent in each or in none', async () => {
    const tight = limit({ subject: 'all', windows: [{ max: 1, ms: 50 }] });
    expect(await spend(200, limit(), tight)).toBe(true);
    expect(await spend(201, limit(), tight)).toBe(false);
    expect([...held.values()].map(({ at }) => at)).toEqual([[200], [200]]);
  });

  test('gets back what was spent for nothing, once and where it was spent', async () => {
    const [other, untouched] = [limit({ subject: 'bea' }), limit({ subject: 'cleo' })];
    await spend(200, limit());
    await spend(200, limit());
    await spend(205, other);
    await refundRateLimits([limit(), other, untouched], 200);
    expect([...held.values()].map(({ at }) => at)).toEqual([[200], [205]]);
  });

  test('is not spent by looking', async () => {
    await checkRateLimits(tx, [limit()], 200);
    await requireRateLimits(tx, [limit()], 200);
    expect(held.size).toBe(0);
  });

  test('that is used up says when one may come again, to the hour and for the tightest of all', async () => {
    const daily = limit({ windows: [{ max: 1, ms: DAY_MS }] });
    const hourly = limit({ subject: 'all', windows: [{ max: 1, ms: HOUR_MS }] });
    (await requireRateLimits(tx, [daily, hourly], 30 * 60_000))();
    const again = requireRateLimits(tx, [daily, hourly], HOUR_MS);
    const retryAt = DAY_MS + HOUR_MS;
    await expect(again).rejects.toMatchObject({ code: 'resource-exhausted', details: { retryAt } });
  });
});

test('visitors are counted by themselves, by their site and all together, for a day each', () => {
  const max = { visitor: 3, site: 9, all: 100 };
  const windowOf = (most: number) => [{ max: most, ms: DAY_MS }];
  expect(visitorLimits('form', { visitor: 'v', site: 's' }, max)).toEqual([
    { name: 'form-ip', subject: 'v', windows: windowOf(3) },
    { name: 'form-site', subject: 's', windows: windowOf(9) },
    { name: 'form-all', subject: 'everybody', windows: windowOf(100) },
  ]);
  expect(visitorLimits('form', { visitor: 'v', site: null }, max).map(({ name }) => name)).toEqual([
    'form-ip',
    'form-all',
  ]);
});
