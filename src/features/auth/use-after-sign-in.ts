import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { maySignIn, takeAddress, useSession } from '@/features/session';
import { useHydrated } from '@/ui/use-hydrated';
import { withCode } from './use-invite-code-param';

interface Options {
  code: string | null;
  /** Signed up on this page: a person without a school goes to join one, wherever they came from. */
  signedUp: boolean;
}

/**
 * Sends whoever is signed in on from /login and /signup (product §2.2), whether they just became so or came signed in:
 * to join the school of the code, else to the remembered address, else to the dashboard. The code is the newer wish:
 * whoever is sent here from an address comes without one.
 * @returns true while it is likely that a signed-in visitor is about to be sent on
 */
export function useAfterSignIn({ code, signedUp }: Options): boolean {
  const session = useSession();
  const navigate = useNavigate();
  // Until it is known, which takes a moment: no form that is gone again in the next. One that stands in the HTML stays,
  // as somebody may be typing.
  const isTakenOver = !useHydrated();
  const [mayBeIn, setMayBeIn] = useState(isTakenOver ? false : undefined);
  const gone = useRef(false);
  // An account whose record could not be read goes on too: the guards there say so and offer a retry.
  const signedIn = session.status === 'signed-in' || session.status === 'failed';
  const hasSchool = session.status === 'signed-in' && (session.user?.schoolIds.length ?? 0) > 0;

  useEffect(() => {
    void maySignIn().then(setMayBeIn);
  }, []);

  useEffect(() => {
    if (!signedIn || gone.current) return;
    // The address is forgotten by asking, and effects run twice in development.
    gone.current = true;
    const address = takeAddress();
    const join = withCode('/join-school', code);
    if (code || (signedUp && !hasSchool)) void navigate(join, { replace: true });
    // With a fragment fully loaded, so that the page can jump to it.
    else if (address?.includes('#')) window.location.assign(address);
    else void navigate(address ?? '/dashboard', { replace: true });
  }, [signedIn, hasSchool, signedUp, code, navigate]);

  return signedIn || (mayBeIn !== false && session.status === 'loading');
}
