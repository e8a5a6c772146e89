import { beforeEach, expect, it, vi } from 'vitest';
import { BackendError, type ErrorCode } from '../errors';
import { schoolsPort } from './schools';

vi.mock('./sdk/firestore', () => ({ db: () => ({}) }));
const call = vi.hoisted(() => vi.fn<(name: string, input: object) => Promise<unknown>>());
vi.mock('./sdk/callables', () => ({ call }));
const server = vi.hoisted(() => ({ isSilent: false }));
vi.mock('./reachability', () => ({
  reachability: {
    isOffline: () => server.isSilent,
    isQuotaExceeded: () => false,
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
  expect(call).toHaveBeenCalledExactlyOnceWith('lookUpInviteCode', { code: 'oak-1' });
});

it.each<ErrorCode>(['not-found', 'invalid-argument'])(
  'knows no code that is answered with %s',
  async (code) => {
    call.mockRejectedValue(new BackendError(code));
    expect(await schoolsPort.findCode('oak-1')).toBeNull();
  },
);

it.each<ErrorCode>(['resource-exhausted', 'unavailable', 'internal'])(
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
