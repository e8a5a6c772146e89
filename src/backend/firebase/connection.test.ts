import { FirebaseError } from 'firebase/app';
import { getDocFromServer, waitForPendingWrites } from 'firebase/firestore';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connectionPort } from './connection';

vi.mock('firebase/firestore', () => ({
  waitForPendingWrites: vi.fn(),
  getDocFromServer: vi.fn(),
  doc: (_db: unknown, ...path: string[]) => path.join('/'),
}));
vi.mock('./firestore', () => ({ db: () => ({}) }));
vi.mock('./sign-in/persistence', () => ({ keeper: { isOnDevice: () => true } }));

const wait = vi.mocked(waitForPendingWrites);
const look = vi.mocked(getDocFromServer);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  wait.mockReset();
  look.mockReset();
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

it('fails when the writes do', async () => {
  wait.mockRejectedValue(new FirebaseError('internal', ''));
  await expect(connectionPort.settled()).rejects.toMatchObject({ code: 'internal' });
});

describe('a text that may have arrived', () => {
  const found = (there: boolean) => look.mockResolvedValue({ exists: () => there } as never);

  it('is looked for at the server: a post, or a comment of it', async () => {
    found(true);
    expect(await connectionPort.has({ postId: 'p', commentId: null })).toBe(true);
    expect(await connectionPort.has({ postId: 'p', commentId: 'c' })).toBe(true);
    expect(look.mock.calls).toEqual([['posts/p'], ['posts/p/comments/c']]);
    found(false);
    expect(await connectionPort.has({ postId: 'p', commentId: null })).toBe(false);
  });

  it('is not there when the rules say no, as they do of what is missing', async () => {
    look.mockRejectedValue(new FirebaseError('permission-denied', ''));
    expect(await connectionPort.has({ postId: 'p', commentId: null })).toBe(false);
  });

  it('is not known of while nobody answers', async () => {
    look.mockRejectedValue(new FirebaseError('unavailable', ''));
    await expect(connectionPort.has({ postId: 'p', commentId: null })).rejects.toMatchObject({
      code: 'unavailable',
    });
  });
});
