import { useEffect } from 'react';
import type { School } from '@/domain/entities/school';
import { useGoogleSignIn, useSignUp } from '@/features/auth';
import { useSession } from '@/features/session';
import { useAskFromSchoolPage } from './api/ask-from-school-page';
import { SchoolJoin } from './school-join';
import { SchoolSignUpForm } from './school-sign-up-form';

/**
 * Two steps behind one button: an account, then the request. Whoever has the account already, because they came
 * signed in or because only the second step failed, is asked for the second step alone.
 */
export function SchoolEntrance({ school }: { school: School }) {
  const session = useSession();
  const user = session.status === 'signed-in' ? session.user : null;
  const signUp = useSignUp();
  const google = useGoogleSignIn();
  const { mutate: ask, isIdle, ...asking } = useAskFromSchoolPage(school);
  const made = signUp.isSuccess || google.isSuccess;

  useEffect(() => {
    // The record of a new account reaches the session a moment after the account.
    if (made && user && isIdle) ask(user);
  }, [made, user, isIdle, ask]);

  if (user && (!made || asking.isError)) {
    return <SchoolJoin school={school} user={user} asking={asking} made={made} onJoin={() => ask(user)} />;
  }
  return <SchoolSignUpForm school={school} signUp={signUp} google={google} busy={made} />;
}
