import { expect, it, vi } from 'vitest';
import type { Observer, Unsubscribe } from '../../live';
import { latePort } from './late-port';

interface Port {
  watch(id: string, observer: Observer<string>): Unsubscribe;
  get(id: string): Promise<string>;
}

const settled = () => new Promise((resolve) => setTimeout(resolve));
const stopped = vi.fn();
const port: Port = {
  watch: (id, observer) => {
    observer.next(`now ${id}`);
    return stopped;
  },
  get: (id) => Promise.resolve(`once ${id}`),
};

it('fetches the code with the first call, and passes on what is asked and answered', async () => {
  const load = vi.fn(() => Promise.resolve(port));
  const late = latePort<Port>(load);
  expect(load).not.toHaveBeenCalled();
  await expect(late.get('a')).resolves.toBe('once a');
  const observer = { next: vi.fn(), error: vi.fn() };
  const stop = late.watch('b', observer);
  await settled();
  expect(observer.next).toHaveBeenCalledExactlyOnceWith('now b');
  stop();
  expect(stopped).toHaveBeenCalledOnce();
});

it('rejects when the code is out of reach, and tries anew with the next call', async () => {
  const load = vi.fn(() => Promise.resolve(port));
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const late = latePort<Port>(load);
  await expect(late.get('a')).rejects.toMatchObject({ code: 'unavailable' });
  await expect(late.get('a')).resolves.toBe('once a');
});

it('answers at once what it has already', async () => {
  const load = vi.fn(() => Promise.resolve(port));
  const late = latePort<Port>(load, { get: () => Promise.resolve('early') });
  await expect(late.get('a')).resolves.toBe('early');
  expect(load).not.toHaveBeenCalled();
});
