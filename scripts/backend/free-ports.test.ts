import { type AddressInfo, createServer } from 'node:net';
import { expect, test } from 'vitest';
import { refuseTakenPorts } from './free-ports.ts';
import { offsetOf, portsFor } from './ports.ts';

test('a taken port is named with what it is for and what to do', async () => {
  const squatter = createServer();
  const port = await new Promise<number>((resolve) => {
    squatter.listen(0, '127.0.0.1', () => resolve((squatter.address() as AddressInfo).port));
  });
  const ports = { ...portsFor(offsetOf('unitTests')), smtp: port };
  await expect(refuseTakenPorts(['smtp'], ports)).rejects.toThrow(`${port} (the mail server)`);
  await expect(refuseTakenPorts(['smtp'], ports)).rejects.toThrow(/SCHOOLGATE_PORT_OFFSET=\d+/);
  await new Promise((resolve) => squatter.close(resolve));
  await expect(refuseTakenPorts(['smtp'], ports)).resolves.toBeUndefined();
});
