import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { Backend } from '@/backend';
import { logFailure } from '@/backend/log-failure';
import type { User } from '@/domain/entities/user';
import { HOUR_MS } from '@/domain/time';
import { contentCame } from '@/ui/content-came';

/** How old a noted visit must be for the next one to be noted: "active" counts days (product §9), each write costs. */
const VISIT_MS = HOUR_MS;

const silent = () => () => undefined;
const always = () => true;

/** Notes the visit, at most once per page load and hour (product §3.1). */
export function useRecordLogin(backend: Backend | null, user: User | null | undefined): void {
  const connection = backend?.connection;
  // Until the server answers it would wait as an unsent write, and a visit nobody sees is none.
  const answers = useSyncExternalStore(connection?.watch ?? silent, connection?.isOnline ?? always, always);
  const noted = useRef<string>(undefined);
  useEffect(() => {
    // By the first record of a load: the answer to the write comes by the server's clock, which may differ from ours.
    if (!backend || !user || noted.current === user.uid || !answers) return;
    noted.current = user.uid;
    const recent = user.lastLogin !== null && Date.now() - user.lastLogin.getTime() < VISIT_MS;
    if (recent) return;
    // Behind what the page is about: its answer draws all of the page anew. Not being able to record a visit is no reason to
    // disturb anyone.
    contentCame()
      .then(() => backend.users.recordLogin(user.uid))
      .catch((error: unknown) => logFailure('note a visit', error));
  }, [backend, user, answers]);
}
