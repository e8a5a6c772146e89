import { FirebaseError } from 'firebase/app';
import { type User as AuthUser, signInWithEmailAndPassword, signOut } from 'firebase/auth';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { reopenFirestore, wipeFirestore } from '../sdk/firestore';
import { signInStore } from '../sign-in/persistence';
import { authPort } from '.';

const sdk = vi.hoisted(() => ({
  auth: { currentUser: null as AuthUser | null, onIdTokenChanged: () => undefined },
}));
vi.mock('../posts/ask-early', () => ({ askFor: vi.fn() }));
vi.mock('firebase/auth', () => ({
  initializeAuth: () => sdk.auth,
  connectAuthEmulator: () => undefined,
  onAuthStateChanged: () => () => undefined,
  signInWithEmailAndPassword: vi.fn(),
  signOut: vi.fn(),
}));
vi.mock('../sdk/app', () => ({ app: {}, isLocal: false, localHost: '', localPort: () => 0 }));
vi.mock('../sdk/firestore', () => ({ reopenFirestore: vi.fn(), wipeFirestore: vi.fn() }));
vi.mock('./create-account', () => ({ finishAccount: () => Promise.resolve(true) }));
vi.mock('../sign-in/persistence', () => ({
  signInPersistence: {},
  signInStore: {
    missingPersistence: () => null,
    isOnDevice: vi.fn(() => false),
    choose: vi.fn(),
    leave: vi.fn(),
  },
}));

const ana = {
  uid: 'ana',
  email: 'ana@example.test',
  displayName: 'Ana',
  emailVerified: true,
  providerData: [] as unknown,
} as AuthUser;
const said = (code: string) => new FirebaseError(code, 'EMAIL_NOT_FOUND');

beforeEach(() => {
  vi.clearAllMocks();
  sdk.auth.currentUser = null;
});

describe('whether an address has an account', () => {
  it.each([
    'auth/user-not-found',
    'auth/wrong-password',
    'auth/invalid-credential',
    'auth/invalid-login-credentials',
  ])('is not told by a log-in after %s', async (code) => {
    vi.mocked(signInWithEmailAndPassword).mockRejectedValueOnce(said(code));
    const logIn = authPort.signIn({ email: 'nobody@example.test', password: 'x', keepSignedIn: false });
    await expect(logIn).rejects.toMatchObject({ code: 'wrong-credentials' });
  });
});

describe('a log-in', () => {
  const logIn = (keepSignedIn: boolean) => {
    vi.mocked(signInWithEmailAndPassword).mockResolvedValueOnce({ user: ana } as never);
    return authPort.signIn({ email: ana.email ?? '', password: 'secret', keepSignedIn });
  };

  it('chooses where it lives before it happens', async () => {
    vi.mocked(signInStore.choose).mockImplementationOnce(async () => {
      expect(signInWithEmailAndPassword).not.toHaveBeenCalled();
    });
    expect(await logIn(true)).toEqual({
      uid: 'ana',
      email: 'ana@example.test',
      displayName: 'Ana',
      emailVerified: true,
      hasPassword: false,
    });
    expect(signInStore.choose).toHaveBeenCalledExactlyOnceWith(true);
    expect(reopenFirestore).not.toHaveBeenCalled();
  });

  it('opens the database anew when that changes what the device may keep', async () => {
    vi.mocked(signInStore.isOnDevice).mockReturnValueOnce(false).mockReturnValueOnce(true);
    await logIn(true);
    expect(reopenFirestore).toHaveBeenCalledTimes(1);
  });
});

it('a log-out ends the sign-in in every tab first, and wipes the database last', async () => {
  sdk.auth.currentUser = ana;
  const order: string[] = [];
  vi.mocked(signInStore.leave).mockImplementationOnce(async (uid) => void order.push(`leave ${uid}`));
  vi.mocked(signOut).mockImplementationOnce(async () => void order.push('sign out'));
  vi.mocked(wipeFirestore).mockImplementationOnce(async () => void order.push('wipe'));
  await authPort.signOut();
  expect(order).toEqual(['leave ana', 'sign out', 'wipe']);
});
