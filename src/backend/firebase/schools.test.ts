import { beforeEach, expect, it, vi } from 'vitest';
import { BackendError, type ErrorCode } from '../errors';
import { schoolsPort } from './schools';

vi.mock('./sdk/firestore', () => ({ db: () => ({}) }));
const call = vi.hoisted(() => vi.fn<(name: string, input: object, timeout: number) => Promise<unknown>>());
vi.mock('./sdk/callables', () => ({ call }));
const server = vi.hoisted(() => ({ isSilent: false }));
vi.mock('./reachability', () => ({
  reachability: {
    isOffline: () => server.isSilent,
    isQuotaExceeded: () => false,
    subscribe: () => () => undefined,
    check: () => undefined,
    withTimeoutCheck: (work: () => unknown) => work(),
  },
}));

beforeEach(() => {
  call.mockReset();
  server.isSilent = false;
});

it('asks the function for the school of a code', async () => {
  const oak = { schoolId: 'oak', schoolName: 'Oak School', cityName: 'Porto' };
  call.mockResolvedValue(oak);
  expect(await schoolsPort.findCode('oak-1')).toEqual(oak);
  expect(call).toHaveBeenCalledExactlyOnceWith('lookUpInviteCode', { code: 'oak-1' }, 20_000);
});

it('knows no code of which the function knows none, nor what is no code', async () => {
  call.mockResolvedValueOnce(null);
  expect(await schoolsPort.findCode('oak-1')).toBeNull();
  call.mockRejectedValueOnce(new BackendError('invalid-argument'));
  expect(await schoolsPort.findCode('x'.repeat(300))).toBeNull();
});

it.each<ErrorCode>(['resource-exhausted', 'unavailable', 'not-found', 'internal'])(
  'does not take %s for a wrong code',
  async (code) => {
    call.mockRejectedValue(new BackendError(code));
    await expect(schoolsPort.findCode('oak-1')).rejects.toMatchObject({ code });
  },
);

it('asks nobody while the server is silent', async () => {
  server.isSilent = true;
  await expect(schoolsPort.findCode('oak-1')).rejects.toMatchObject({ code: 'unavailable' });
  expect(call).not.toHaveBeenCalled();
});
