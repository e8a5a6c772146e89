import { FirebaseError } from 'firebase/app';
import { waitForPendingWrites } from 'firebase/firestore';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { connectionPort } from './connection';

vi.mock('firebase/firestore', () => ({ waitForPendingWrites: vi.fn() }));
vi.mock('./firestore', () => ({ db: () => ({}) }));
vi.mock('./sign-in/persistence', () => ({ keeper: { isOnDevice: () => true } }));

const wait = vi.mocked(waitForPendingWrites);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  wait.mockReset();
});

it('asks again while one answer never comes', async () => {
  wait.mockReturnValueOnce(new Promise(() => {})).mockResolvedValue();
  const settled = connectionPort.settled();
  await vi.advanceTimersByTimeAsync(10_000);
  await expect(settled).resolves.toBeUndefined();
  expect(wait).toHaveBeenCalledTimes(2);
});

it('starts again when the account changes meanwhile', async () => {
  wait.mockRejectedValueOnce(new FirebaseError('cancelled', '')).mockResolvedValue();
  await expect(connectionPort.settled()).resolves.toBeUndefined();
  expect(wait).toHaveBeenCalledTimes(2);
});
