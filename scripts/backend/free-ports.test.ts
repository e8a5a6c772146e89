import { type AddressInfo, createServer } from 'node:net';
import { expect, test } from 'vitest';
import { refuseTakenPorts } from './free-ports.ts';
import { offsetFromEnv, portsFor } from './ports.ts';

test('a taken port is named with what it is for and what to do', async () => {
  const squatter = createServer();
  const port = await new Promise<number>((resolve) => {
    squatter.listen(0, '127.0.0.1', () => resolve((squatter.address() as AddressInfo).port));
  });
  const ports = { ...portsFor(0), smtp: port };
  await expect(refuseTakenPorts(['smtp'], ports)).rejects.toThrow(`${port} (the mail server)`);
  await expect(refuseTakenPorts(['smtp'], ports)).rejects.toThrow('SCHOOLGATE_PORT_OFFSET=1000 npm start');
  await new Promise((resolve) => squatter.close(resolve));
  await expect(refuseTakenPorts(['smtp'], ports)).resolves.toBeUndefined();
});

test('an offset moves every port, and nonsense is refused', () => {
  expect(portsFor(1_000).firestore).toBe(9_080);
  expect(offsetFromEnv(0, { SCHOOLGATE_PORT_OFFSET: '1000' })).toBe(1_000);
  expect(offsetFromEnv(2_000, {})).toBe(2_000);
  expect(() => offsetFromEnv(0, { SCHOOLGATE_PORT_OFFSET: 'many' })).toThrow(/whole number/);
});
