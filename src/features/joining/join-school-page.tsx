import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useNavigate } from 'react-router-dom';
import type { User } from '@/domain/entities/user';
import { UnconfirmedAddressNote, useInviteCodeParam, withCode } from '@/features/auth';
import { REQUEST_ADDRESS } from '@/features/landing';
import { useMayLeave } from '@/features/offline';
import { DecisionsLink } from '@/features/reports';
import { useSession, useSignOut } from '@/features/session';
import { ErrorState } from '@/ui/error-state';
import { LazyBoundary } from '@/ui/lazy-boundary';
import { PageHeader } from '@/ui/page-header';
import { LoadingText } from '@/ui/spinner';
import { DecisionNote } from './decision-note';
import { FinishAccount } from './finish-account';
import { JoinForm } from './join-form';
import { forgetJoinIntent, joinIntent } from './join-intent';
import { JoinIntentRequest } from './join-intent-request';

/** The way back into a school is what the page is for. */
const nothing = () => null;

/** /join-school: for whoever has an account, a member of another school too. */
export function JoinSchoolPage() {
  const { t } = useTranslation(['joining', 'errors']);
  const code = useInviteCodeParam();
  const session = useSession();
  const [wasSignedIn, setWasSignedIn] = useState(false);
  if (session.status === 'signed-in' && !wasSignedIn) setWasSignedIn(true);

  // A sign-in that ends while somebody types (in another tab, say) must not take the form away.
  if (session.status === 'signed-out' && !wasSignedIn) {
    return <Navigate to={withCode('/signup', code)} replace />;
  }
  if (session.status === 'loading' && !wasSignedIn) return <LoadingText page />;
  if (session.status === 'failed') {
    return <ErrorState page message={t(`errors:${session.error.code}`)} onRetry={session.retry} />;
  }
  const user = session.status === 'signed-in' ? session.user : null;
  return (
    <div className="mx-auto max-w-md">
      <PageHeader title={t('join.title')} lead={t('join.lead')} />
      <div className="grid grid-cols-1 gap-6">
        <UnconfirmedAddressNote />
        {user?.removedFrom && <DecisionNote what="removed" uid={user.uid} {...user.removedFrom} />}
        {user?.removedFrom && (
          <LazyBoundary failed={nothing}>
            <DecisionsLink uid={user.uid} />
          </LazyBoundary>
        )}
        {user?.rejectedRequest && <DecisionNote what="rejected" uid={user.uid} {...user.rejectedRequest} />}
        {session.status === 'signed-in' && !user ? <FinishAccount /> : <Asking user={user} code={code} />}
        <JoinHelp code={code} />
      </div>
    </div>
  );
}

/** The request: one that a school's page did not get to send, else by code and document. */
function Asking({ user, code }: { user: User | null; code: string | null }) {
  const [wanted, setWanted] = useState(() => user && joinIntent(user));
  if (!user || !wanted || code) return <JoinForm user={user} code={code} />;
  const giveUp = () => {
    forgetJoinIntent();
    setWanted(null);
  };
  return <JoinIntentRequest user={user} school={wanted} onGiveUp={giveUp} />;
}

function JoinHelp({ code }: { code: string | null }) {
  const { t } = useTranslation('joining');
  const navigate = useNavigate();
  const signOut = useSignOut();
  const mayLeave = useMayLeave();
  const session = useSession();
  const account = 'account' in session ? session.account : null;
  const logIn = withCode('/login', code);
  const leave = async () => {
    if (!(await mayLeave(account?.uid ?? null))) return;
    void signOut().finally(() => navigate(logIn));
  };
  return (
    <div className="grid gap-2 border-line border-t pt-4">
      <p>
        {t('join.noCode')}{' '}
        <Link to={REQUEST_ADDRESS} className="link">
          {t('join.request')}
        </Link>
      </p>
      <p>
        {t('join.help')}{' '}
        <Link to="/contact" className="link">
          {t('join.contact')}
        </Link>
      </p>
      <p>
        {t('join.otherAccount')}{' '}
        <Link
          to={logIn}
          className="link"
          onClick={(event) => {
            // The login page sends whoever is signed in straight back.
            event.preventDefault();
            void leave();
          }}
        >
          {t('join.logIn')}
        </Link>
      </p>
    </div>
  );
}
