import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup } from '@testing-library/react';
import { type ReactElement, type ReactNode, Suspense } from 'react';
import { afterEach } from 'vitest';
import { DEFAULT_RULES_SETTINGS, DEFAULT_SAFETY_SETTINGS } from '@/domain/entities/community-settings';
import { newUser, type User } from '@/domain/entities/user';
import { renderUi } from '@/ui/testing';
import type { Backend } from '.';
import type { Observer } from './live';
import type { AdminPort } from './ports/admin';
import type { Account, AuthPort } from './ports/auth';
import type { CasesPort } from './ports/cases';
import type { CommunityPort } from './ports/community';
import { BackendProvider, backendSource } from './react';

// The cache tells its readers in a timer otherwise, which `act` does not wait for.
notifyManager.setScheduler(queueMicrotask);

type Parts = { [Port in Exclude<keyof Backend, 'kind' | 'admin' | 'cases'>]?: Partial<Backend[Port]> } & {
  admin?: Partial<AdminPort>;
  cases?: Partial<CasesPort>;
};

/** Tells all observers that nobody is signed in any more. */
const signOuts = new Set<() => void>();

// An outbox that still has something to send would go on with it in later tests, and have the browser ask for it.
afterEach(() => {
  // Screens that are still there would take it for a log-out elsewhere.
  cleanup();
  for (const signOut of signOuts) signOut();
  signOuts.clear();
});

function observed(observe: AuthPort['observe']): AuthPort['observe'] {
  return (next) => {
    const stop = observe(next);
    const signOut = () => next(null);
    signOuts.add(signOut);
    return () => {
      signOuts.delete(signOut);
      stop();
    };
  };
}

/** Tells one value at once, and nothing more. */
const telling =
  <T,>(value: T) =>
  (...input: unknown[]) => {
    (input.at(-1) as Observer<T>).next(value);
    return () => undefined;
  };

/** A community with the default rules, in which nobody is paused and nothing is hidden. */
const quietCommunity: Partial<CommunityPort> = {
  watchRules: telling(DEFAULT_RULES_SETTINGS),
  watchSafety: telling(DEFAULT_SAFETY_SETTINGS),
  watchAccepted: telling(0),
  watchPause: telling(null),
  watchHidden: telling([]),
  watchPhotoWishes: telling([]),
  watchPhotoWish: telling(null),
};

/**
 * A backend of the calls a test names; any other call of these ports fails and says which it was. The community is
 * quiet, and no account is to be deleted, where a test says nothing of it: every screen asks.
 */
export function fakeBackend({ community, myData, ...parts }: Parts): Backend {
  const named: Parts = {
    ...parts,
    community: { ...quietCommunity, ...community },
    myData: { watchDeletion: telling(null), ...myData },
  };
  const ports = Object.entries(named).map(([name, calls]) => {
    const port = new Proxy<object>(calls, {
      get(target, call) {
        if (name === 'auth' && call === 'observe' && 'observe' in target)
          return observed(target.observe as AuthPort['observe']);
        // Ports that are promised: a promise looks for one more.
        if (call in target || call === 'then') return Reflect.get(target, call);
        throw new Error(`The fake backend has no ${name}.${String(call)}`);
      },
    });
    return [name, name === 'admin' || name === 'cases' ? () => Promise.resolve(port) : port] as const;
  });
  return { kind: 'firebase', ...Object.fromEntries(ports) } as Backend;
}

/** The connection of a page that is online, keeps nothing and hears of no change. */
export const aConnection = {
  isKeptSignedIn: () => false,
  isOffline: () => false,
  isQuotaExceeded: () => false,
  isOnline: () => false,
  watch: () => () => undefined,
  exists: async () => false,
};

/** A user record with the fields a test cares about. */
export const aUser = (fields: Partial<User> = {}): User => ({
  ...newUser({ uid: 'ana', email: 'ana@example.test', firstName: 'Ana', lastName: 'Silva' }),
  ...fields,
});

/** Who is signed in, as the session asks the backend; `become` changes it as the server would. */
export function fakeAccount(first: User | null, { emailVerified = true, hasPassword = true } = {}) {
  let user = first;
  const accounts = new Set<(account: Account | null) => void>();
  const records = new Set<(record: User | null) => void>();
  const account = (): Account | null =>
    user && { uid: user.uid, email: user.email, displayName: user.firstName, emailVerified, hasPassword };
  return {
    auth: {
      observe: (next: (account: Account | null) => void) => {
        accounts.add(next);
        next(account());
        return () => accounts.delete(next);
      },
      missingPersistence: (): 'device' | 'browser' | null => null,
      isSignInRecent: async () => true,
    },
    users: {
      watch: (_uid: string, observer: { next(record: User | null): void }) => {
        records.add(observer.next);
        observer.next(user);
        return () => records.delete(observer.next);
      },
      recordLogin: () => Promise.resolve(),
    },
    async become(next: User | null) {
      user = next;
      await act(async () => {
        for (const tell of accounts) tell(account());
        for (const tell of records) tell(user);
      });
    },
  };
}

/** Renders with a backend, there or on its way, an empty cache and all that renderUi gives. */
export async function renderWithBackend(
  ui: ReactElement,
  backend: Backend | Promise<Backend>,
  options: { route?: string } = {},
): Promise<ReturnType<typeof renderUi>> {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const source = backendSource(() => Promise.resolve(backend));
  void source.promise();
  const wrap = (inner: ReactNode) => (
    <QueryClientProvider client={client}>
      <BackendProvider source={source}>
        <Suspense fallback={null}>{inner}</Suspense>
      </BackendProvider>
    </QueryClientProvider>
  );
  // The first render suspends until the promise has been awaited.
  return await act(async () => renderUi(ui, { ...options, wrap }));
}
