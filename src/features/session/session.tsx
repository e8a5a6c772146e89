import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef } from 'react';
import type { BackendError } from '@/backend/errors';
import type { Account } from '@/backend/ports/auth';
import { useBackendState } from '@/backend/react';
import type { User } from '@/domain/entities/user';
import { DraftsOwnerContext, followOtherTabs, forgetOldDrafts, VISITOR } from '@/features/drafts';
import { useAccount } from './api/use-account';
import { useEndSession } from './api/use-end-session';
import { useRecordLogin } from './api/use-record-login';
import { useUser } from './api/use-user';
import { forgetTab } from './device';
import { forgetHomes } from './forget-homes';
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

interface Props {
  /** Pages that lead whoever is signed in on leave the visit to those. */
  notesVisit?: boolean;
  children: ReactNode;
}

/** Who is signed in, live, for everything below: nobody knows it before the backend is there. */
export function SessionProvider({ notesVisit = true, children }: Props) {
  const { backend } = useBackendState();
  const endSession = useEndSession(backend);
  const account = useAccount(backend);
  const uid = account?.uid;
  const record = useUser(backend, uid);
  useRecordLogin(backend, notesVisit ? record.data : undefined);

  useEffect(() => {
    // The demo's visitor is nobody, and says nothing of who uses this device.
    if (!backend || backend.kind === 'demo') return;
    if (account === null) forgetSignedIn();
    else if (account) rememberSignedIn(account.uid, backend.connection?.isKeptSignedIn() ?? false);
  }, [account, backend]);
  const user = record.data;
  useEffect(() => {
    if (!backend || backend.kind === 'demo' || !uid || user === undefined) return;
    forgetHomes(uid, user, backend.connection?.isKeptSignedIn() ?? false);
  }, [backend, uid, user]);

  // The drafts of whoever has an account, with a record or without.
  const isKept = Boolean(uid) && (backend?.connection?.isKeptSignedIn() ?? false);
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
      await endSession();
    } catch (error) {
      leaving.current = false;
      throw error;
    }
  }, [endSession]);

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
