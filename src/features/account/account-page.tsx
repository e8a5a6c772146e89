import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Account } from '@/backend/ports/auth';
import type { User } from '@/domain/entities/user';
import { UnconfirmedAddressNote } from '@/features/auth';
import { ReauthenticationProvider } from '@/features/reauthentication';
import { useSession } from '@/features/session';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { PageHeader } from '@/ui/page-header';
import { Section } from '@/ui/section';
import { AddressForm } from './address-form';
import { PasswordForm } from './password-form';
import { SecondFactorSection } from './second-factor-section';

/** /account: the address, the password, and the end of all sign-ins. */
export function AccountPage({ onLogOutEverywhere }: { onLogOutEverywhere: () => void }) {
  const session = useSession();
  return session.status === 'signed-in' ? (
    <ReauthenticationProvider>
      <Security account={session.account} user={session.user} onLogOutEverywhere={onLogOutEverywhere} />
    </ReauthenticationProvider>
  ) : null;
}

interface SecurityProps {
  account: Account;
  user: User | null;
  onLogOutEverywhere: () => void;
}

function Security({ account, user, onLogOutEverywhere }: SecurityProps) {
  const { t } = useTranslation('account');
  const { email, emailVerified } = account;
  const { firstName = '', lastName = '' } = user ?? {};
  const owner = useMemo(() => ({ firstName, lastName, email }), [firstName, lastName, email]);
  return (
    <div className="mx-auto max-w-column">
      <PageHeader title={t('title')} lead={t('lead')} />
      <div className="grid grid-cols-1 gap-10">
        <Section title={t('address.title')}>
          <p className="flex flex-wrap items-center gap-2 [overflow-wrap:anywhere]">
            {email}
            <Badge tone={emailVerified ? 'success' : 'warning'}>
              {emailVerified ? t('address.confirmed') : t('address.unconfirmed')}
            </Badge>
          </p>
          <UnconfirmedAddressNote />
          {account.hasPassword ? <AddressForm account={account} /> : <p>{t('address.google')}</p>}
        </Section>
        <Section title={t('password.title')}>
          {account.hasPassword ? (
            <>
              <p>{t('password.lead')}</p>
              <PasswordForm owner={owner} />
            </>
          ) : (
            <p>{t('password.google')}</p>
          )}
        </Section>
        <SecondFactorSection
          account={account}
          isStaff={user?.isModerator === true || user?.isAdmin === true}
        />
        <Section title={t('notifications.title')}>
          <p>{t('notifications.lead')}</p>
          <Link to="/account/notifications" className="link target justify-self-start py-2">
            {t('notifications.open')}
          </Link>
        </Section>
        <Section title={t('everywhere.title')}>
          <p>{t('everywhere.lead')}</p>
          <Button variant="secondary" className="justify-self-start" onClick={onLogOutEverywhere}>
            {t('everywhere.button')}
          </Button>
        </Section>
      </div>
    </div>
  );
}
