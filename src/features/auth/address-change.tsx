import { useTranslation } from 'react-i18next';
import type { AccountLink } from '@/backend/ports/account';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';
import { FormError } from '@/ui/form-error';
import { LinkButton } from '@/ui/link-button';
import { logInDraft } from './auth-drafts';
import { AuthPage } from './auth-page';

interface Props {
  link: AccountLink & { to: string };
  /** What following the link has led to. */
  status: 'done' | 'waiting' | undefined;
  busy: boolean;
  error: string | null;
  onAgree: () => void;
}

/** Where the links lead by which an account gets another address. */
export function AddressChange({ link: { kind, email, to }, status, busy, error, onAgree }: Props) {
  const { t } = useTranslation(['account-links', 'auth']);
  if (status)
    return (
      <AuthPage title={t('change.title')}>
        <div role="status">
          <Banner tone="success" className="[overflow-wrap:anywhere]">
            {t(`change.${status}`, { to })}
          </Banner>
        </div>
        {status === 'done' && (
          <LinkButton
            to="/login"
            className="justify-self-start"
            onClick={() => logInDraft().set({ email: to })}
          >
            {t('auth:logIn.title')}
          </LinkButton>
        )}
      </AuthPage>
    );
  return (
    <AuthPage
      title={t('change.title')}
      lead={t(kind === 'leave-address' ? 'change.leave' : 'change.take', { email, to })}
    >
      <Button className="justify-self-start" busy={busy} busyLabel={t('confirm.busy')} onClick={onAgree}>
        {t('change.submit')}
      </Button>
      <FormError message={error} />
    </AuthPage>
  );
}

/** A newer wish has taken the place of the one that the link was for, or somebody else has the address by now. */
export function Overtaken() {
  const { t } = useTranslation(['account-links', 'auth']);
  return (
    <AuthPage title={t('change.title')}>
      <Banner tone="warning">{t('change.overtaken')}</Banner>
      <LinkButton to="/account" className="justify-self-start">
        {t('change.again')}
      </LinkButton>
    </AuthPage>
  );
}
