import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate } from 'react-router-dom';
import { pendingSchools, type User } from '@/domain/entities/user';
import { UnconfirmedAddressNote } from '@/features/auth';
import { useSession } from '@/features/session';
import { Drawing } from '@/ui/drawing';
import { FormError } from '@/ui/form-error';
import { PageHeader } from '@/ui/page-header';
import { Section } from '@/ui/section';
import { useMarkAddressConfirmed } from './api/use-mark-address-confirmed';
import { useOwnRequests } from './api/use-own-requests';
import { FirstDay } from './first-day';
import { outcome } from './outcome';
import { WaitingRequest } from './waiting-request';

/** /welcome: how the requests stand, what may be done meanwhile; moves on by itself. */
export function WelcomePage() {
  const session = useSession();
  const user = session.status === 'signed-in' ? session.user : null;
  const isVerified = session.status === 'signed-in' && session.account.emailVerified;
  return user ? <Waiting user={user} emailVerified={isVerified} /> : <Navigate to="/join-school" replace />;
}

function Waiting({ user, emailVerified }: { user: User; emailVerified: boolean }) {
  const { t } = useTranslation(['joining', 'errors']);
  const [first] = useState(user);
  const requests = useOwnRequests(user.uid);
  useMarkAddressConfirmed(user.uid, requests.data, emailVerified);
  const next = outcome(first, user);
  const pending = pendingSchools(user);
  if (next) return <Navigate to={next} replace />;
  return (
    <div className="mx-auto max-w-column">
      <Drawing name="waiting" className="mb-4" />
      <PageHeader title={t('welcome.title')} lead={t('welcome.lead')} />
      <div className="grid grid-cols-1 gap-6">
        <UnconfirmedAddressNote />
        <div className="grid grid-cols-1 gap-3">
          <p className="[overflow-wrap:anywhere]">{t('welcome.wait', { email: user.email })}</p>
          <p className="text-muted">{t('welcome.moves')}</p>
        </div>
        <FirstDay user={user} />
        <Section title={t('welcome.pending', { count: pending.length })}>
          <FormError message={requests.error && t(`errors:${requests.error.code}`)} />
          <ul className="grid grid-cols-1 gap-3">
            {pending.map((school) => (
              <WaitingRequest
                key={school.schoolId}
                uid={user.uid}
                school={school}
                request={requests.data?.find(({ schoolId }) => schoolId === school.schoolId) ?? null}
              />
            ))}
          </ul>
        </Section>
        <Elsewhere member={user.approvedSchools.length > 0} />
      </div>
    </div>
  );
}

function Elsewhere({ member }: { member: boolean }) {
  const { t } = useTranslation('joining');
  return (
    <div className="grid justify-items-start gap-2 border-line border-t pt-4">
      <p>
        {t('status.question')}{' '}
        <Link to="/contact" className="link">
          {t('join.contact')}
        </Link>
      </p>
      <Link to="/join-school" className="link">
        {t('status.another')}
      </Link>
      {member && (
        <Link to="/dashboard" className="link">
          {t('welcome.backToDashboard')}
        </Link>
      )}
    </div>
  );
}
