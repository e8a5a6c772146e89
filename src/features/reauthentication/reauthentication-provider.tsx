import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { loadNamespaces } from '@/i18n/i18n';
import { lazyOverlay } from '@/ui/lazy-overlay';
import { type Reauthenticate, ReauthenticationContext } from './reauthentication-context';
import type { ReauthenticationDialogProps } from './reauthentication-dialog';

const Dialog = lazyOverlay<ReauthenticationDialogProps>(async () => {
  const [{ ReauthenticationDialog }] = await Promise.all([
    import('./reauthentication-dialog'),
    loadNamespaces(['account', 'auth']),
  ]);
  return ReauthenticationDialog;
});

/** Lets anything below have the person show that it is them. Who asks while somebody does waits for the same answer. */
export function ReauthenticationProvider({ children }: { children: ReactNode }) {
  const [isAsked, setAsked] = useState(false);
  const waiting = useRef<((done: boolean) => void)[]>([]);
  const isMounted = useRef(false);

  const answer = useCallback((done: boolean) => {
    setAsked(false);
    for (const tell of waiting.current.splice(0)) tell(done);
  }, []);
  const reauthenticate = useCallback<Reauthenticate>(
    () =>
      new Promise((resolve) => {
        // An act whose page was left meanwhile fails with its refusal, which is told; it would wait for ever.
        if (!isMounted.current) return resolve(false);
        waiting.current.push(resolve);
        setAsked(true);
      }),
    [],
  );
  // Nobody is left to answer.
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
      answer(false);
    };
  }, [answer]);

  return (
    <ReauthenticationContext value={reauthenticate}>
      {children}
      {isAsked && <Dialog onDone={() => answer(true)} onOpenChange={(open) => !open && answer(false)} />}
    </ReauthenticationContext>
  );
}
