import { expect, it, vi } from 'vitest';
import { aServer } from './testing';
import { onBack, whenOnline } from './when-online';

it('calls back each time the server answers after a silence, until it is told to stop', async () => {
  const server = aServer({ offline: true });
  const back = vi.fn();
  const stop = onBack(server, back);
  await server.become('offline');
  expect(back).not.toHaveBeenCalled();
  await server.become('online');
  await server.become('online');
  expect(back).toHaveBeenCalledTimes(1);
  await server.become('offline');
  await server.become('online');
  expect(back).toHaveBeenCalledTimes(2);
  stop();
  expect(server.readers.size).toBe(0);
});

it('says nothing of a server that was never silent', async () => {
  const server = aServer();
  const back = vi.fn();
  onBack(server, back);
  await server.become('online');
  expect(back).not.toHaveBeenCalled();
});

it('waits for a silent server, and not for another', async () => {
  await expect(whenOnline(aServer())).resolves.toBeUndefined();
  const server = aServer({ offline: true });
  const reached = vi.fn();
  const waiting = whenOnline(server).then(reached);
  await server.become('offline');
  expect(reached).not.toHaveBeenCalled();
  await server.become('online');
  await waiting;
  expect(reached).toHaveBeenCalledTimes(1);
  expect(server.readers.size).toBe(0);
});
