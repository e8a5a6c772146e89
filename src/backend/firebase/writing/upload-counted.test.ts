import { beforeEach, expect, it, vi } from 'vitest';
import { BackendError } from '../../errors';
import { uploadCounted } from './upload-counted';

const { commitCounted } = vi.hoisted(() => ({ commitCounted: vi.fn(async () => undefined) }));
vi.mock('./count', () => ({ commitCounted }));
vi.mock('../sdk/errors', () => ({ withBackendErrors: <T>(call: () => Promise<T>) => call() }));

const counted = () => commitCounted.mock.calls.map((call: unknown[]) => call[2]);
const refused = new BackendError('file-refused');

beforeEach(() => commitCounted.mockClear());

it('sends files of one kind one after another, each right after its count', async () => {
  const done: string[] = [];
  let finish = () => {};
  const first = uploadCounted(['ana', 'postImages', 'a'], async () => {
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
    done.push('a');
  });
  const second = uploadCounted(['ana', 'postImages', 'b'], async () => void done.push('b'));
  await vi.waitFor(() => expect(counted()).toEqual(['a']));
  await uploadCounted(['ana', 'proofs', 'c'], async () => void done.push('c'));
  expect(counted()).toEqual(['a', 'c']);
  finish();
  await Promise.all([first, second]);
  expect(done).toEqual(['c', 'a', 'b']);
});

it('goes on after one that failed', async () => {
  const failure = new BackendError('files-away');
  const first = uploadCounted(['ben', 'postImages', 'a'], () => Promise.reject(failure));
  const second = uploadCounted(['ben', 'postImages', 'b'], async () => 'b');
  await expect(first).rejects.toBe(failure);
  await expect(second).resolves.toBe('b');
  expect(counted()).toEqual(['a', 'b']);
});

it('counts and sends once more what was refused, and no third time', async () => {
  const upload = vi.fn<() => Promise<string>>().mockRejectedValueOnce(refused).mockResolvedValueOnce('there');
  await expect(uploadCounted(['cleo', 'proofs', 'a'], upload)).resolves.toBe('there');
  expect(counted()).toEqual(['a', 'a']);
  await expect(uploadCounted(['cleo', 'proofs', 'b'], () => Promise.reject(refused))).rejects.toBe(refused);
  expect(counted()).toEqual(['a', 'a', 'b', 'b']);
});
