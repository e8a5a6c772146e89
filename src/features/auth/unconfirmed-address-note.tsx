import { useTranslation } from 'react-i18next';
import { errorCode } from '@/backend/errors';
import { useSession } from '@/features/session';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';
import { FormError } from '@/ui/form-error';
import { useReloadOnReturn } from './api/use-reload-on-return';
import { useSendVerificationEmail } from './api/use-send-verification-email';

/** For whoever has not confirmed their address: where the link went, and another one. Goes away by itself. */
export function UnconfirmedAddressNote() {
  const session = useSession();
  const account = 'account' in session ? session.account : null;
  return account && !account.emailVerified ? <Note email={account.email} /> : null;
}

function Note({ email }: { email: string }) {
  const { t } = useTranslation(['auth', 'errors']);
  const sending = useSendVerificationEmail();
  useReloadOnReturn();
  const code = sending.error && errorCode(sending.error);
  return (
    <Banner
      title={t('unconfirmed.title')}
      actions={
        <Button
          variant="secondary"
          size="sm"
          busy={sending.isPending}
          busyLabel={t('unconfirmed.busy')}
          onClick={() => sending.mutate()}
        >
          {t('unconfirmed.again')}
        </Button>
      }
    >
      <p className="[overflow-wrap:anywhere]">{t('unconfirmed.text', { email })}</p>
      <div role="status">
        {sending.isSuccess && <p className="mt-2 font-medium">{t('unconfirmed.sent')}</p>}
      </div>
      <FormError
        message={code && (code === 'resource-exhausted' ? t('unconfirmed.limit') : t(`errors:${code}`))}
      />
    </Banner>
  );
}
