import { FirebaseError } from 'firebase/app';
import { runTransaction } from 'firebase/firestore';
import { beforeEach, expect, it, vi } from 'vitest';
import { commitNow } from './commit';

vi.mock('firebase/firestore', () => ({ runTransaction: vi.fn() }));
vi.mock('../sdk/firestore', () => ({ db: () => 'the database' }));

const run = vi.mocked(runTransaction);
const fails = (code: string) => new FirebaseError(code, '');
const nothing = () => undefined;

beforeEach(() => void run.mockReset().mockResolvedValue(undefined));

it('writes once, and leaves other tries to its caller', async () => {
  const write = vi.fn();
  run.mockImplementationOnce(async (_db, body) => body('transaction' as never));
  await commitNow(write);
  expect(write).toHaveBeenCalledExactlyOnceWith('transaction');
  expect(run).toHaveBeenCalledExactlyOnceWith('the database', expect.any(Function), { maxAttempts: 1 });
});

it.each(['unavailable', 'permission-denied', 'deadline-exceeded', 'resource-exhausted'])(
  'fails at once when it is refused or nobody answers: %s',
  async (code) => {
    run.mockRejectedValue(fails(code));
    await expect(commitNow(nothing)).rejects.toMatchObject({ code });
    expect(run).toHaveBeenCalledTimes(1);
  },
);

it.each(['aborted', 'failed-precondition'])('goes on when somebody wrote the same: %s', async (code) => {
  run.mockRejectedValueOnce(fails(code)).mockRejectedValueOnce(fails(code));
  await commitNow(nothing);
  expect(run).toHaveBeenCalledTimes(3);
});

it('goes on as well after what its caller says means the same, and fails with that in the end', async () => {
  run.mockRejectedValueOnce(fails('permission-denied'));
  await commitNow(nothing, 'permission-denied');
  expect(run).toHaveBeenCalledTimes(2);
  run.mockRejectedValue(fails('permission-denied'));
  await expect(commitNow(nothing, 'permission-denied')).rejects.toMatchObject({ code: 'permission-denied' });
  expect(run).toHaveBeenCalledTimes(5);
});

it('gives up in favour of others after three tries, and says so', async () => {
  run.mockRejectedValue(fails('failed-precondition'));
  await expect(commitNow(nothing)).rejects.toMatchObject({ code: 'aborted' });
  expect(run).toHaveBeenCalledTimes(3);
});
