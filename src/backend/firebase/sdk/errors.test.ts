import { FirebaseError } from 'firebase/app';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { BackendError, ERROR_CODES, errorCode, mayPass } from '../../errors';
import { type ErrorTranslation, toBackendError, withBackendErrors } from './errors';
import { functionsError } from './function-errors';
import { storageError } from './storage-errors';

const server = vi.hoisted(() => ({ isSilent: false, isFull: false, check: () => undefined }));
vi.mock('../reachability', () => ({
  reachability: {
    isOffline: () => server.isSilent,
    isQuotaExceeded: () => server.isFull,
    check: () => server.check(),
    withTimeoutCheck: (call: () => unknown) => call(),
  },
}));
afterEach(() => void Object.assign(server, { isSilent: false, isFull: false, check: () => undefined }));

const said = (code: string, message = 'text') => new FirebaseError(code, message);
const partOf = { functions: functionsError, storage: storageError };
const translate: ErrorTranslation = (error) =>
  partOf[error.code.split('/')[0] as keyof typeof partOf]?.(error) ?? null;
const codeOf = (error: unknown) => toBackendError(error, translate).code;

describe('What went wrong', () => {
  it.each([['auth/wrong-password'], ['permission-denied'], ['no code of ours']])(
    '%s keeps what the SDK has said, for who looks into it',
    (code) => {
      const error = said(code);
      expect(toBackendError(error).cause).toBe(error);
    },
  );

  it.each([
    // Signing in and up
    ['auth/invalid-credential', 'wrong-credentials'],
    ['auth/wrong-password', 'wrong-credentials'],
    ['auth/email-already-in-use', 'email-in-use'],
    ['auth/account-exists-with-different-credential', 'email-in-use'],
    ['auth/weak-password', 'weak-password'],
    ['auth/password-does-not-meet-requirements', 'weak-password'],
    ['auth/missing-password', 'invalid-argument'],
    ['auth/user-disabled', 'account-disabled'],
    ['auth/too-many-requests', 'resource-exhausted'],
    ['auth/quota-exceeded', 'service-full'],
    ['auth/network-request-failed', 'unavailable'],
    ['auth/timeout', 'deadline-exceeded'],
    ['auth/unavailable', 'service-away'],
    ['auth/user-token-expired', 'unauthenticated'],
    ['auth/invalid-user-token', 'unauthenticated'],
    ['auth/web-storage-unsupported', 'storage-blocked'],
    ['auth/popup-closed-by-user', 'popup-closed'],
    ['auth/popup-blocked', 'popup-blocked'],
    ['auth/operation-not-allowed', 'unimplemented'],
    // The database: only the project's own quota is told as exhausted
    ['permission-denied', 'permission-denied'],
    ['unavailable', 'unavailable'],
    ['resource-exhausted', 'service-full'],
    // Functions: reached, and limits of ours
    ['functions/not-found', 'not-found'],
    ['functions/unavailable', 'service-away'],
    ['functions/resource-exhausted', 'resource-exhausted'],
    ['functions/deadline-exceeded', 'deadline-exceeded'],
    // Files
    ['storage/unauthorized', 'file-refused'],
    ['storage/unauthorized-app', 'permission-denied'],
    ['storage/unauthenticated', 'unauthenticated'],
    ['storage/object-not-found', 'not-found'],
    ['storage/canceled', 'cancelled'],
    ['storage/quota-exceeded', 'service-full'],
    ['storage/retry-limit-exceeded', 'files-away'],
    ['storage/unknown', 'files-away'],
    ['storage/server-file-wrong-size', 'file-damaged'],
    ['storage/invalid-checksum', 'file-damaged'],
    ['storage/cannot-slice-blob', 'file-unreadable'],
    ['auth/something-new', 'unknown'],
  ] as const)('is named where the provider says %s', (code, expected) =>
    expect(codeOf(said(code))).toBe(expected),
  );

  it('is the service where a function has no room, not a limit of the person', () => {
    expect(codeOf(said('functions/resource-exhausted', 'resource-exhausted [429]'))).toBe('service-full');
    expect(codeOf(said('functions/resource-exhausted', 'Too many. [429]'))).toBe('resource-exhausted');
  });

  it.each([
    'Failed to fetch dynamically imported module: https://schoolgate.test/assets/google-popup.js',
    'error loading dynamically imported module: https://schoolgate.test/assets/google-popup.js',
    'Importing a module script failed.',
    'Failed to fetch',
    'NetworkError when attempting to fetch resource.',
    'Load failed',
  ])('is the network where a browser says "%s"', (message) =>
    expect(codeOf(new TypeError(message))).toBe('unavailable'),
  );

  it('stays unknown where nobody knows, and is kept where it is known', () => {
    expect(codeOf(new TypeError('x is not a function'))).toBe('unknown');
    expect(codeOf('thrown')).toBe('unknown');
    const known = new BackendError('not-found');
    expect(toBackendError(known)).toBe(known);
  });
});

describe('What a call fails with', () => {
  const failing = (code: string) =>
    withBackendErrors(() => Promise.reject(said(code)), translate).catch(errorCode);

  it.each([
    ['nothing is known of the server', {}, 'unavailable', 'files-away'],
    ['the server is silent', { isSilent: true }, 'unavailable', 'unavailable'],
    ['its quota is used up', { isFull: true }, 'service-full', 'files-away'],
  ])('is told in the light of it when %s', async (_, state, database, files) => {
    Object.assign(server, state);
    expect(await failing('unavailable')).toBe(database);
    expect(await failing('storage/retry-limit-exceeded')).toBe(files);
  });

  it.each([
    ['unavailable', 1],
    ['storage/retry-limit-exceeded', 1],
    ['functions/unavailable', 0],
    ['resource-exhausted', 0],
  ])('is a reason to look for the server or not: %s', async (code, looks) => {
    const check = vi.fn();
    Object.assign(server, { check });
    await failing(code);
    expect(check).toHaveBeenCalledTimes(looks);
  });
});

it('knows what passes by itself', () => {
  const passing = ERROR_CODES.filter((code) => mayPass(new BackendError(code)));
  expect(passing).toEqual(['unavailable', 'deadline-exceeded', 'files-away', 'service-away', 'service-full']);
});
