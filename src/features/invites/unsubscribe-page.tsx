import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { errorCode } from '@/backend/errors';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';
import { FormError } from '@/ui/form-error';
import { PageHeader } from '@/ui/page-header';
import { useUnsubscribe } from './api/use-unsubscribe';

/** Codes that mean the token, not the connection, is at fault. */
const BAD_TOKEN = new Set(['not-found', 'invalid-argument', 'permission-denied']);

/** /unsubscribe?token=: where the link in an invitation leads. A press of the button, since mail scanners open links. */
export function UnsubscribePage() {
  const { t } = useTranslation(['invites', 'errors']);
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  const stopping = useUnsubscribe();
  const code = stopping.error ? errorCode(stopping.error) : null;
  const bad = token === '' || (code !== null && BAD_TOKEN.has(code));
  return (
    <div className="mx-auto grid max-w-column gap-4">
      <PageHeader title={t('unsubscribe.title')} lead={t('unsubscribe.text')} />
      {stopping.isSuccess ? (
        <Banner tone="success">{t('unsubscribe.done')}</Banner>
      ) : (
        <Button
          className="justify-self-start"
          disabled={token === ''}
          busy={stopping.isPending}
          busyLabel={t('unsubscribe.busy')}
          onClick={() => stopping.mutate(token)}
        >
          {t('unsubscribe.button')}
        </Button>
      )}
      <FormError message={bad ? t('unsubscribe.bad') : code && t(`errors:${code}`)} />
    </div>
  );
}
