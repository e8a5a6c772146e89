import { expect, it, vi } from 'vitest';
import { BackendError } from '../../errors';
import type { Observer } from '../../live';
import { watchLate } from './watch-late';

const server = vi.hoisted(() => ({ answers: false, told: new Set<() => void>() }));
vi.mock('../reachability', () => ({
  reachability: {
    isOnline: () => server.answers,
    subscribe: (listener: () => void) => {
      server.told.add(listener);
      return () => server.told.delete(listener);
    },
  },
}));
const settled = () => new Promise((resolve) => setTimeout(resolve));
const observer = () => ({ next: vi.fn(), error: vi.fn() });

it('watches once the code is there, and stops', async () => {
  const [reader, stopped] = [observer(), vi.fn()];
  const stop = watchLate(
    () => Promise.resolve('port'),
    (port, told: Observer<string>) => {
      told.next(port);
      return stopped;
    },
    reader,
  );
  await settled();
  expect(reader.next).toHaveBeenCalledExactlyOnceWith('port');
  stop();
  expect(stopped).toHaveBeenCalledOnce();
});

it('watches nothing when nobody looks any more', async () => {
  const watch = vi.fn(() => () => undefined);
  watchLate(() => Promise.resolve('port'), watch, observer())();
  await settled();
  expect(watch).not.toHaveBeenCalled();
});

it('tells that the code is out of reach, and fetches it anew when the server answers', async () => {
  const load = vi.fn(() => Promise.resolve('port'));
  load.mockRejectedValueOnce(new BackendError('unavailable'));
  const [reader, watch] = [observer(), vi.fn(() => () => undefined)];
  watchLate(load, watch, reader);
  await settled();
  expect(reader.error).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'unavailable' }));
  for (const tell of server.told) tell();
  await settled();
  expect(load).toHaveBeenCalledOnce();
  server.answers = true;
  for (const tell of server.told) tell();
  await settled();
  expect(watch).toHaveBeenCalledOnce();
  expect(server.told.size).toBe(0);
});
