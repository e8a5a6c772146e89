import { useQueryClient } from '@tanstack/react-query';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { Backend } from '@/backend';
import type { BackendError } from '@/backend/errors';
import { logFailure } from '@/backend/log-failure';
import type { Account } from '@/backend/ports/auth';
import { useArrivingBackend, useLive } from '@/backend/react';
import type { User } from '@/domain/entities/user';
import { HOUR_MS } from '@/domain/time';
import { DraftsOwnerContext, followOtherTabs, forgetOldDrafts, VISITOR } from '@/features/drafts';
import { forgetPerson, forgetTab } from './device';
import { forgetSignedIn, rememberSignedIn } from './signed-in-hint';

export type Session =
  /** The account is known before its record. */
  | { status: 'loading'; account: Account | null }
  | { status: 'signed-out' }
  /** Signed in, and the account record could not be read. */
  | { status: 'failed'; account: Account; error: BackendError; retry: () => void }
  /** `user` is null while the account has no record. */
  | { status: 'signed-in'; account: Account; user: User | null };

interface SessionApi {
  session: Session;
  /** Signs out and leaves nothing of this person on the device (product §3.3). */
  signOut: () => Promise<void>;
}

const SessionContext = createContext<SessionApi | null>(null);

function useAccount(backend: Backend | null): Account | null | undefined {
  const [account, setAccount] = useState<Account | null>();
  useEffect(() => backend?.auth.observe(setAccount), [backend]);
  return account;
}

/** How old a noted visit must be for the next one to be noted: "active" counts days (product §9), each write costs. */
const VISIT_MS = HOUR_MS;

const silent = () => () => undefined;
const always = () => true;

/** Notes the visit, at most once per page load and hour (product §3.1). */
function useRecordLogin(backend: Backend | null, user: User | null | undefined): void {
  const connection = backend?.connection;
  // Until the server answers it would wait as an unsent write, and a visit nobody sees is none.
  const answers = useSyncExternalStore(connection?.watch ?? silent, connection?.answers ?? always);
  const noted = useRef<string>(undefined);
  useEffect(() => {
    // By the first record of a load: the answer to the write comes by the server's clock, which may differ from ours.
    if (!backend || !user || noted.current === user.uid || !answers) return;
    noted.current = user.uid;
    const recent = user.lastLogin !== null && Date.now() - user.lastLogin.getTime() < VISIT_MS;
    // Not being able to record a visit is no reason to disturb anyone.
    if (recent) return;
    backend.users.recordLogin(user.uid).catch((error: unknown) => logFailure('note a visit', error));
  }, [backend, user, answers]);
}

/** Who is signed in, live, for everything below: nobody knows it before the backend is there. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const { backend } = useArrivingBackend();
  const client = useQueryClient();
  const account = useAccount(backend);
  const uid = account?.uid;
  const record = useLive<User | null>(
    ['me', uid],
    backend && uid ? (observer) => backend.users.watch(uid, observer) : null,
  );
  useRecordLogin(backend, record.data);

  useEffect(() => {
    // The demo's visitor is nobody, and says nothing of who uses this device.
    if (!backend || backend.kind === 'demo') return;
    if (account === null) forgetSignedIn();
    else if (account) rememberSignedIn(backend.connection?.keeps() ?? false);
  }, [account, backend]);

  // The drafts of whoever has an account, with a record or without.
  const isKept = Boolean(uid) && (backend?.connection?.keeps() ?? false);
  const owner = useMemo(() => ({ uid: uid ?? VISITOR, isKept }), [uid, isKept]);
  useEffect(() => {
    forgetOldDrafts();
    return followOtherTabs();
  }, []);

  // Signed out in another tab, or by the server: nothing of this person may stay in the memory of this one either. What
  // they were typing waits in the tab, for them alone.
  const leaving = useRef(false);
  const wasSignedIn = useRef(false);
  useEffect(() => {
    if (account === null && wasSignedIn.current && !leaving.current) {
      forgetTab();
      window.location.reload();
    }
    wasSignedIn.current = Boolean(account);
  }, [account]);

  const session = useMemo<Session>(() => {
    if (account === undefined) return { status: 'loading', account: null };
    if (account === null) return { status: 'signed-out' };
    if (record.data !== undefined) return { status: 'signed-in', account, user: record.data };
    if (record.error) return { status: 'failed', account, error: record.error, retry: record.retry };
    return { status: 'loading', account };
  }, [account, record.data, record.error, record.retry]);

  const signOut = useCallback(async () => {
    leaving.current = true;
    try {
      await backend?.auth.signOut();
      await forgetPerson();
      client.clear();
    } catch (error) {
      leaving.current = false;
      throw error;
    }
  }, [backend, client]);

  const api = useMemo(() => ({ session, signOut }), [session, signOut]);
  return (
    <SessionContext value={api}>
      <DraftsOwnerContext value={owner}>{children}</DraftsOwnerContext>
    </SessionContext>
  );
}

function useSessionApi(): SessionApi {
  const api = useContext(SessionContext);
  if (!api) throw new Error('useSession needs a SessionProvider above it');
  return api;
}

export const useSession = (): Session => useSessionApi().session;
export const useSignOut = (): SessionApi['signOut'] => useSessionApi().signOut;

/** The signed-in user's record, on screens whose guard has made sure that there is one. */
export function useMe(): User {
  const session = useSession();
  if (session.status !== 'signed-in' || !session.user) throw new Error('useMe needs a signed-in member');
  return session.user;
}
