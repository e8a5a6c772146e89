import { Clock } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate } from 'react-router-dom';
import type { User } from '@/domain/entities/user';
import { useSession } from '@/features/session';
import { Card } from '@/ui/card';
import { PageHeader } from '@/ui/page-header';
import { Section } from '@/ui/section';
import { outcome, pendingSchools } from './outcome';

/** /welcome (spec §2): waits for the decision and moves on by itself. */
export function WelcomePage() {
  const session = useSession();
  const user = session.status === 'signed-in' ? session.user : null;
  return user ? <Waiting user={user} /> : <Navigate to="/join-school" replace />;
}

function Waiting({ user }: { user: User }) {
  const { t } = useTranslation('joining');
  const [first] = useState(user);
  const next = outcome(first, user);
  const pending = pendingSchools(user);
  if (next) return <Navigate to={next} replace />;
  return (
    <div className="mx-auto max-w-column">
      <PageHeader title={t('welcome.title')} lead={t('welcome.lead')} />
      <div className="grid grid-cols-1 gap-6">
        <div className="grid grid-cols-1 gap-3">
          <p>{t('welcome.wait', { email: user.email })}</p>
          <p className="text-muted">{t('welcome.moves')}</p>
        </div>
        <Section title={t('welcome.pending', { count: pending.length })}>
          <ul className="grid grid-cols-1 gap-3">
            {pending.map((school) => (
              <Card as="li" key={school.schoolId} className="flex items-center gap-3">
                <Clock aria-hidden className="size-5 shrink-0 text-accent" />
                <span className="font-semibold">{school.schoolName}</span>
              </Card>
            ))}
          </ul>
        </Section>
        {user.approvedSchools.length > 0 && (
          <Link to="/dashboard" className="link justify-self-start">
            {t('welcome.backToDashboard')}
          </Link>
        )}
      </div>
    </div>
  );
}
