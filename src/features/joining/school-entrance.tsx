import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { School } from '@/domain/entities/school';
import { useGoogleSignIn, useSignUp } from '@/features/auth';
import { useSession } from '@/features/session';
import { ErrorState } from '@/ui/error-state';
import { LoadingText } from '@/ui/spinner';
import { useAskFromSchoolPage } from './api/use-ask-from-school-page';
import { FinishAccount } from './finish-account';
import { joinIntent, rememberJoinIntent } from './join-intent';
import { AskingNote } from './join-intent-request';
import { SchoolJoin } from './school-join';
import { SchoolSignUpForm } from './school-sign-up-form';

/**
 * Two steps behind one button: an account, then the request. What breaks off goes on by itself, here or at the next
 * visit (/join-school); whoever came signed in is asked for the second step alone.
 */
export function SchoolEntrance({ school }: { school: School }) {
  const { t } = useTranslation('errors');
  const session = useSession();
  const account = 'account' in session ? session.account : null;
  const user = session.status === 'signed-in' ? session.user : null;
  const signUp = useSignUp();
  const google = useGoogleSignIn();
  const { mutate: ask, isIdle, ...asking } = useAskFromSchoolPage(school);
  // A sign-up that failed may have made the account all the same.
  const isTheirs = signUp.isError && account?.email === signUp.variables.email;
  const made = signUp.isSuccess || google.isSuccess || isTheirs;
  const uid = account?.uid;
  const goesOn = made || (user !== null && joinIntent(user)?.id === school.id);

  useEffect(() => {
    if (made && uid) rememberJoinIntent(uid, school);
  }, [made, uid, school]);

  useEffect(() => {
    // The record of a new account reaches the session a moment after the account.
    if (goesOn && user && isIdle) ask(user);
  }, [goesOn, user, isIdle, ask]);

  if (session.status === 'failed') {
    return <ErrorState message={t(session.error.code)} onRetry={session.retry} />;
  }
  if (session.status === 'signed-in' && !user) return <FinishAccount />;
  if (session.status === 'loading' && isTheirs) return <LoadingText />;
  if (user && (!goesOn || asking.isError)) {
    return <SchoolJoin school={school} user={user} asking={asking} made={made} onJoin={() => ask(user)} />;
  }
  if (user) return <AskingNote school={school} asking={asking} />;
  return <SchoolSignUpForm school={school} signUp={signUp} google={google} busy={made} />;
}
