import { FirebaseError } from 'firebase/app';
import { waitForPendingWrites } from 'firebase/firestore';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BackendError } from '../../errors';
import type { OwnItem } from '../../ports/connection';
import { connectionPort } from '.';

const look = vi.hoisted(() =>
  vi.fn(async (_path: string): Promise<{ exists: () => boolean }> => ({ exists: () => false })),
);
const deleted = vi.hoisted(() => vi.fn((_path: string) => undefined));
vi.mock('firebase/firestore', () => ({
  waitForPendingWrites: vi.fn(),
  runTransaction: async (_db: unknown, run: (transaction: object) => Promise<void>, tries: object) => {
    expect(tries).toEqual({ maxAttempts: 1 });
    await run({ get: look, delete: deleted });
  },
  collection: (_db: unknown, ...path: string[]) => ({ withConverter: () => path }),
  doc: (all: string[], id: string) => [...all, id].join('/'),
  Timestamp: class {},
}));
vi.mock('../sdk/firestore', () => ({ db: () => ({}) }));
vi.mock('../sign-in/persistence', () => ({ signInStore: { isOnDevice: () => true } }));

const wait = vi.mocked(waitForPendingWrites);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  wait.mockReset();
  look.mockReset();
  deleted.mockReset();
});

it('asks again while one answer never comes', async () => {
  wait.mockReturnValueOnce(new Promise(() => {})).mockResolvedValue();
  const settled = connectionPort.whenAllWritesCommitted();
  await vi.advanceTimersByTimeAsync(10_000);
  await expect(settled).resolves.toBeUndefined();
  expect(wait).toHaveBeenCalledTimes(2);
});

it('starts again when the account changes meanwhile', async () => {
  wait.mockRejectedValueOnce(new FirebaseError('cancelled', '')).mockResolvedValue();
  await expect(connectionPort.whenAllWritesCommitted()).resolves.toBeUndefined();
  expect(wait).toHaveBeenCalledTimes(2);
});

it('fails when the writes do', async () => {
  wait.mockRejectedValue(new FirebaseError('internal', ''));
  await expect(connectionPort.whenAllWritesCommitted()).rejects.toMatchObject({ code: 'internal' });
});

describe('what may have arrived', () => {
  const found = (there: boolean) => look.mockResolvedValue({ exists: () => there });
  const post: OwnItem = { kind: 'post', postId: 'p' };

  it.each<[string, OwnItem]>([
    ['posts/p', post],
    ['posts/p/comments/c', { kind: 'comment', postId: 'p', commentId: 'c' }],
    ['events/e', { kind: 'event', eventId: 'e' }],
    ['groups/g', { kind: 'group', groupId: 'g' }],
    ['groupMemberships/ana_g', { kind: 'membership', groupId: 'g', uid: 'ana' }],
  ])('is looked for at the server, and taken back there: %s', async (path, item) => {
    found(false);
    expect(await connectionPort.exists(item)).toBe(false);
    await connectionPort.deleteOwn(item);
    expect(deleted).not.toHaveBeenCalled();
    found(true);
    expect(await connectionPort.exists(item)).toBe(true);
    await connectionPort.deleteOwn(item);
    expect(deleted).toHaveBeenCalledExactlyOnceWith(path);
    expect(new Set(look.mock.calls.flat())).toEqual(new Set([path]));
  });

  it('is not there when the rules say no, as they do of what is missing', async () => {
    look.mockRejectedValue(new FirebaseError('permission-denied', ''));
    expect(await connectionPort.exists(post)).toBe(false);
    await expect(connectionPort.deleteOwn(post)).resolves.toBeUndefined();
    expect(deleted).not.toHaveBeenCalled();
  });

  it('is not known of while nobody answers', async () => {
    look.mockRejectedValue(new FirebaseError('unavailable', ''));
    await expect(connectionPort.exists(post)).rejects.toMatchObject({ code: 'unavailable' });
    await expect(connectionPort.deleteOwn(post)).rejects.toBeInstanceOf(BackendError);
  });

  it('stays when it is not one’s own to take back', async () => {
    found(true);
    deleted.mockImplementationOnce(() => {
      throw new FirebaseError('permission-denied', '');
    });
    await expect(connectionPort.deleteOwn(post)).rejects.toMatchObject({ code: 'permission-denied' });
  });
});
