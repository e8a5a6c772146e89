import { beforeEach, expect, it, vi } from 'vitest';
import { whileReached } from './while-reached';

const server = vi.hoisted(() => ({ isSilent: false, listeners: new Set<() => void>() }));
vi.mock('.', () => ({
  reachability: {
    isOffline: () => server.isSilent,
    isQuotaExceeded: () => false,
    subscribe: (listener: () => void) => {
      server.listeners.add(listener);
      return () => server.listeners.delete(listener);
    },
  },
}));
const tell = (isSilent: boolean) => {
  server.isSilent = isSilent;
  for (const listener of server.listeners) listener();
};
beforeEach(() => {
  server.isSilent = false;
  server.listeners.clear();
});

it('passes on what becomes of a call, and hears of the server no longer', async () => {
  await expect(whileReached(() => Promise.resolve('oak'))).resolves.toBe('oak');
  const failure = new Error('no');
  await expect(whileReached(() => Promise.reject(failure))).rejects.toBe(failure);
  expect(server.listeners.size).toBe(0);
});

it('gives up once the server is known to be silent, and not at other news of it', async () => {
  let answer: (school: string) => void = () => undefined;
  const asked = whileReached(() => new Promise<string>((resolve) => (answer = resolve)));
  tell(false);
  answer('oak');
  await expect(asked).resolves.toBe('oak');

  const never = whileReached(() => new Promise<string>(() => undefined));
  tell(true);
  await expect(never).rejects.toMatchObject({ code: 'unavailable' });
  expect(server.listeners.size).toBe(0);
});

it('does not ask a server that is silent', async () => {
  server.isSilent = true;
  const call = vi.fn(() => Promise.resolve());
  await expect(whileReached(call)).rejects.toMatchObject({ code: 'unavailable' });
  expect(call).not.toHaveBeenCalled();
});
