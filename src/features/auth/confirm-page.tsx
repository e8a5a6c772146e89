import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { errorCode } from '@/backend/errors';
import { useSession } from '@/features/session';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';
import { ErrorState } from '@/ui/error-state';
import { FormError } from '@/ui/form-error';
import { LinkButton } from '@/ui/link-button';
import { LoadingText } from '@/ui/spinner';
import { AddressChange, Overtaken } from './address-change';
import { useAccountLink, useFollowAccountLink } from './api/use-account-link';
import { AuthPage } from './auth-page';
import { NewPasswordPage, PasswordSet } from './new-password-page';
import { UnconfirmedAddressNote } from './unconfirmed-address-note';

/** /confirm?token=: where the link of a mail about an account leads. By a press, as scanners open every link. */
export function ConfirmPage() {
  const { t } = useTranslation(['account-links', 'errors']);
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  const link = useAccountLink(token);
  const following = useFollowAccountLink(link.data);
  const code = following.error && errorCode(following.error);
  // The address of the account that has just got a new password.
  const [changed, setChanged] = useState<string | null>(null);

  if (changed !== null) return <PasswordSet email={changed} />;
  if (code === 'not-found' && link.data?.to) return <Overtaken />;
  if (token === '' || link.error?.code === 'not-found' || code === 'not-found') return <Invalid />;
  if (link.error) return <ErrorState page message={t(`errors:${link.error.code}`)} onRetry={link.retry} />;
  if (!link.data) return <LoadingText page />;
  const { email, to, kind } = link.data;
  if (kind === 'new-password')
    return <NewPasswordPage token={token} email={email} onSet={() => setChanged(email)} />;
  if (to !== null) {
    const status = link.data.isDone ? 'done' : following.data;
    return (
      <AddressChange
        link={{ ...link.data, to }}
        status={status}
        busy={following.isPending}
        error={code && t(`errors:${code}`)}
        onAgree={() => following.mutate(token)}
      />
    );
  }
  if (following.isSuccess) return <Done email={email} />;
  return (
    <AuthPage title={t('confirm.title')} lead={t('confirm.lead', { email })}>
      <OtherAccount email={email} />
      <Button
        className="justify-self-start"
        busy={following.isPending}
        busyLabel={t('confirm.busy')}
        onClick={() => following.mutate(token)}
      >
        {t('confirm.submit')}
      </Button>
      <FormError message={code && t(`errors:${code}`)} />
    </AuthPage>
  );
}

/** Whoever is signed in here with another address hears which of both this is about. */
function OtherAccount({ email }: { email: string }) {
  const { t } = useTranslation(['account-links', 'auth']);
  const session = useSession();
  const other = 'account' in session && session.account?.email !== email ? session.account : null;
  return other && <Banner>{t('confirm.other', { other: other.email, email })}</Banner>;
}

function Done({ email }: { email: string }) {
  const { t } = useTranslation(['account-links', 'auth']);
  return (
    <AuthPage title={t('confirm.title')}>
      <div role="status">
        <Banner tone="success" className="[overflow-wrap:anywhere]">
          {t('confirm.done', { email })}
        </Banner>
      </div>
      <Onward />
    </AuthPage>
  );
}

function Invalid() {
  const { t } = useTranslation(['account-links', 'auth']);
  const session = useSession();
  const isSignedIn = session.status === 'signed-in';
  const isConfirmed = isSignedIn && session.account.emailVerified;
  return (
    <AuthPage title={t('confirm.title')}>
      <Banner tone="warning">
        {t('confirm.invalid')} {isConfirmed && t('confirm.already')}
        {!isSignedIn && t('confirm.logInFirst')}
      </Banner>
      <UnconfirmedAddressNote />
      <Onward />
    </AuthPage>
  );
}

function Onward() {
  const { t } = useTranslation(['account-links', 'auth']);
  const { status } = useSession();
  if (status === 'loading') return null;
  return status === 'signed-out' ? (
    <LinkButton to="/login" className="justify-self-start">
      {t('auth:logIn.title')}
    </LinkButton>
  ) : (
    <LinkButton to="/dashboard" className="justify-self-start">
      {t('confirm.onward')}
    </LinkButton>
  );
}
