import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { type ErrorCode, errorCode } from '@/backend/errors';
import { useOffline } from '@/features/offline';
import { Banner } from '@/ui/banner';
import { LinkButton } from '@/ui/link-button';
import { Loaded } from '@/ui/loaded';
import { PageHeader } from '@/ui/page-header';
import { useChangeMailChoices, useMailChoices } from './api/use-mail-choices';
import { MailChoicesForm } from './mail-choices-form';

/** Codes that mean the token, not the connection, is at fault. */
const BAD_TOKEN: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  ...(['not-found', 'invalid-argument', 'permission-denied'] as const),
]);

/**
 * /mail-choices#token: where the links of mails lead, to choose what comes by mail without logging in. The token is behind
 * the #, which no server is sent. Opening it changes nothing, since mail scanners open links. It says nothing of whose it is.
 */
export function MailChoicesPage() {
  const token = useLocation().hash.slice(1);
  // Another link that is opened in the same tab is another form.
  return <Choices key={token} token={token} />;
}

function Choices({ token }: { token: string }) {
  const { t } = useTranslation('notification-settings');
  const isOffline = useOffline();
  const read = useMailChoices(token);
  const saving = useChangeMailChoices(token);
  const error = read.error ?? saving.error;
  const isBad = token === '' || (error !== null && BAD_TOKEN.has(errorCode(error)));
  return (
    <div className="mx-auto max-w-column">
      <PageHeader title={t('mailChoices.title')} lead={!isBad && t('mailChoices.lead')} />
      {isBad ? (
        <BadLink />
      ) : (
        <div className="grid grid-cols-1 gap-6">
          {isOffline && <Banner tone="warning">{t('offline')}</Banner>}
          <Loaded read={read} failedText={t('mailChoices.loadFailed')} tall>
            {(stored) => <MailChoicesForm saving={saving} stored={stored} isOffline={isOffline} />}
          </Loaded>
        </div>
      )}
    </div>
  );
}

function BadLink() {
  const { t } = useTranslation('notification-settings');
  return (
    <div className="grid justify-items-start gap-4">
      <div role="alert" className="w-full">
        <Banner tone="warning">{t('mailChoices.bad')}</Banner>
      </div>
      <LinkButton to="/account/notifications">{t('mailChoices.logIn')}</LinkButton>
    </div>
  );
}
