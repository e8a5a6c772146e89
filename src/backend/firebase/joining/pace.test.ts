import { FirebaseError } from 'firebase/app';
import { Timestamp } from 'firebase/firestore';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DAY_MS, HOUR_MS } from '@/domain/time';
import { readDocument } from '../reading/documents';
import { readServerTime } from '../writing/daily-limit';
import { requireMayAsk, timesSince } from './pace';

vi.mock('../collections/join-cooldowns', () => ({ joinCooldownRef: vi.fn() }));
vi.mock('../collections/join-request-times', () => ({ joinRequestTimesRef: vi.fn() }));
vi.mock('../reading/documents', () => ({ readDocument: vi.fn() }));
vi.mock('../writing/daily-limit', () => ({ readServerTime: vi.fn() }));

/** What time it is for the server. */
const NOW = new Date('2026-11-24T12:00:00Z');
const ago = (ms: number) => new Date(NOW.getTime() - ms);
const cooldown = (startedAt: Date, liftedAt: Date | null = null) => ({ startedAt, liftedAt });
const asked = (...times: Date[]) => {
  const [last, ...earlier] = times.map((time) => Timestamp.fromDate(time));
  return { requestId: 'ana_oak', last, earlier };
};
/** Five requests, the first of them that long ago. */
const five = (first: number) => asked(ago(1), ago(2), ago(3), ago(4), ago(first));
const stored = (...documents: unknown[]) => {
  for (const one of documents) vi.mocked(readDocument).mockResolvedValueOnce(one as never);
};

beforeEach(() => {
  vi.mocked(readDocument).mockReset();
  vi.mocked(readServerTime).mockReset().mockResolvedValue(NOW);
});
afterEach(() => vi.useRealTimers());

it.each([
  ['eight days fast', -DAY_MS * 8],
  ['right', 0],
  ['eight days slow', DAY_MS * 8],
])('asks the server for the time, by whatever clock: %s', async (_, behind) => {
  vi.useFakeTimers({ now: ago(behind) });
  stored(cooldown(ago(DAY_MS * 7 - HOUR_MS)), null);
  await expect(requireMayAsk('ana', 'oak')).rejects.toMatchObject({
    code: 'failed-precondition',
    retryAt: ago(-HOUR_MS),
  });
  stored(null, five(DAY_MS * 7 - HOUR_MS));
  await expect(requireMayAsk('ana', 'oak')).rejects.toMatchObject({
    code: 'resource-exhausted',
    retryAt: ago(-HOUR_MS),
  });
  stored(cooldown(ago(DAY_MS * 7 + HOUR_MS)), five(DAY_MS * 7 + HOUR_MS));
  await expect(requireMayAsk('ana', 'oak')).resolves.toEqual(five(DAY_MS * 7 + HOUR_MS));
});

it('asks for no time where nothing depends on it', async () => {
  const four = asked(ago(1), ago(2), ago(3), ago(4));
  stored(null, null);
  await expect(requireMayAsk('ana', 'oak')).resolves.toBeNull();
  stored(cooldown(ago(1), NOW), four);
  await expect(requireMayAsk('ana', 'oak')).resolves.toEqual(four);
  expect(readServerTime).not.toHaveBeenCalled();
});

const refusal = new FirebaseError('permission-denied', '');
const subject = ['ana', 'oak'] as const;

it('finds after a refusal what has come since the first look', async () => {
  stored(cooldown(ago(1)), null);
  await expect(timesSince(null, subject, refusal)).rejects.toMatchObject({ code: 'failed-precondition' });
  stored(null, five(DAY_MS));
  await expect(timesSince(null, subject, refusal)).rejects.toMatchObject({ code: 'resource-exhausted' });
});

it('says with what to ask again when another device has asked, and else passes the refusal on', async () => {
  const [before, since] = [asked(ago(9)) as never, asked(ago(1), ago(9))];
  stored(null, since);
  await expect(timesSince(before, subject, refusal)).resolves.toEqual(since);
  stored(null, before);
  await expect(timesSince(before, subject, refusal)).rejects.toBe(refusal);
  stored(null, null);
  await expect(timesSince(null, subject, refusal)).rejects.toBe(refusal);
  const away = new FirebaseError('unavailable', '');
  await expect(timesSince(before, subject, away)).rejects.toBe(away);
});
