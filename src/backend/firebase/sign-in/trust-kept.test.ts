import { initializeApp } from 'firebase/app';
import { type Auth, initializeAuth, inMemoryPersistence, type User } from 'firebase/auth';
import { expect, it, vi } from 'vitest';
import { askKept } from './ask-kept';
import { trustKept } from './trust-kept';

vi.mock('firebase/auth', async (original) => ({
  ...(await original<typeof import('firebase/auth')>()),
  signOut: (auth: { end: () => Promise<void> }) => auth.end(),
}));

interface Sdk {
  currentUser: User | null;
  reloadAndSetCurrentUserOrClear(user: User): Promise<void>;
}

it('knows the installed SDK', () => {
  const auth = initializeAuth(initializeApp({ apiKey: 'k' }, 'trust-kept'), {
    persistence: inMemoryPersistence,
  });
  const sdk = auth as unknown as Record<string, unknown>;
  for (const name of [
    'reloadAndSetCurrentUserOrClear',
    'directlySetCurrentUser',
    '_notifyListenersIfCurrent',
  ])
    expect([name, typeof sdk[name]]).toEqual([name, 'function']);
});

/** The SDK, as far as it is needed here. */
function anSdk() {
  const heard: unknown[] = [];
  let onToken: (user: User | null) => void = () => undefined;
  const auth = {
    currentUser: null as User | null,
    directlySetCurrentUser: async (user: User | null) => {
      auth.currentUser = user;
      onToken(user);
    },
    authStateReady: async () => undefined,
    onIdTokenChanged: (next: typeof onToken) => {
      onToken = next;
    },
    _notifyListenersIfCurrent: (user: User) => {
      heard.push((user as { accessToken?: unknown }).accessToken);
      onToken(user);
    },
  };
  return { auth, heard };
}

it('tells of an account again only with another token', async () => {
  const { auth, heard } = anSdk();
  void trustKept(auth as unknown as Auth);
  const ana = { uid: 'ana', accessToken: 'first' };
  await (auth as unknown as Sdk).reloadAndSetCurrentUserOrClear(ana as unknown as User);
  auth._notifyListenersIfCurrent(ana as unknown as User);
  expect(heard).toEqual([]);
  ana.accessToken = 'second';
  auth._notifyListenersIfCurrent(ana as unknown as User);
  auth._notifyListenersIfCurrent(ana as unknown as User);
  expect(heard).toEqual(['second']);
});

it('signs in before the server has said a word, and hands the account on', async () => {
  const { auth } = anSdk();
  const believed = trustKept(auth as unknown as Auth);
  const ana = { uid: 'ana' } as User;
  await (auth as unknown as Sdk).reloadAndSetCurrentUserOrClear(ana);
  expect(auth.currentUser).toBe(ana);
  expect(await believed).toBe(ana);
});

/** Asks about an account of which the server says this. */
async function ask(reload: () => Promise<void>, isCurrent = true) {
  const user = { reload } as User;
  const end = vi.fn(async () => undefined);
  const heard = vi.fn();
  await askKept({ currentUser: isCurrent ? user : null, end } as unknown as Auth, user, heard);
  return { ended: end.mock.calls.length, heard: heard.mock.calls.length };
}

const refused = (code: string) => () => Promise.reject(Object.assign(new Error(code), { code }));

it('tells that the account was asked about', async () => {
  expect(await ask(async () => undefined)).toEqual({ ended: 0, heard: 1 });
});

it.each(['auth/user-token-expired', 'auth/user-disabled', 'auth/invalid-user-token', 'auth/internal-error'])(
  'signs an account out of which the server says %s',
  async (code) => {
    expect(await ask(refused(code))).toEqual({ ended: 1, heard: 0 });
  },
);

it.each(['auth/network-request-failed', 'auth/too-many-requests', 'auth/timeout'])(
  'keeps an account that it could not ask about: %s',
  async (code) => {
    expect(await ask(refused(code))).toEqual({ ended: 0, heard: 0 });
  },
);

it('leaves alone who has signed in meanwhile', async () => {
  expect(await ask(refused('auth/user-disabled'), false)).toEqual({ ended: 0, heard: 0 });
});
