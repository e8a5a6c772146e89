import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorCode } from '@/backend/errors';
import type { MailChoices } from '@/domain/inputs/mail-choices';
import { NOTIFICATION_KINDS } from '@/domain/notification-kinds';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';
import { FormError } from '@/ui/form-error';
import { Section } from '@/ui/section';
import type { useChangeMailChoices } from './api/use-mail-choices';
import { DigestChoice } from './digest-choice';
import { MailSelect } from './mail-select';

const NO_MAIL = Object.fromEntries(NOTIFICATION_KINDS.map((kind) => [kind, 'off'])) as MailChoices['kinds'];

interface Props {
  saving: ReturnType<typeof useChangeMailChoices>;
  stored: MailChoices;
  isOffline: boolean;
}

/** What comes by mail, to be chosen and saved. What is chosen stays where it could not be saved. */
export function MailChoicesForm({ saving, stored, isOffline }: Props) {
  const { t } = useTranslation(['notification-settings', 'errors']);
  const [chosen, setChosen] = useState<MailChoices | null>(null);
  const { kinds, digest } = chosen ?? stored;
  const isStop = saving.variables?.kinds === NO_MAIL;
  const choose = (change: Partial<MailChoices>) => {
    saving.reset();
    setChosen({ kinds, digest, ...change });
  };
  const save = (choices: MailChoices) => saving.mutate(choices, { onSuccess: () => setChosen(null) });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save({ kinds, digest });
  };
  return (
    <form data-draft={chosen ? 'lost' : undefined} onSubmit={submit} className="grid grid-cols-1 gap-8">
      <Section title={t('mailChoices.kinds')}>
        <div className="grid gap-4 sm:grid-cols-2">
          {NOTIFICATION_KINDS.map((kind) => (
            <MailSelect
              key={kind}
              label={t(`kinds.${kind}`)}
              value={kinds[kind]}
              disabled={isOffline || saving.isPending}
              choose={(choice) => choose({ kinds: { ...kinds, [kind]: choice } })}
            />
          ))}
        </div>
      </Section>
      <Section title={t('digest.title')} lead={t('digest.lead')}>
        <DigestChoice
          digest={digest}
          isWanted={Object.values(kinds).includes('digest')}
          hourHint={t('digest.ownZone')}
          disabled={isOffline || saving.isPending}
          choose={(change) => choose({ digest: { ...digest, ...change } })}
        />
      </Section>
      <div className="grid gap-4">
        <p className="text-muted text-sm">{t('mailChoices.required')}</p>
        <div role="status" className="empty:hidden">
          {saving.isSuccess && (
            <Banner tone="success">{t(isStop ? 'mailChoices.stopped' : 'mailChoices.saved')}</Banner>
          )}
        </div>
        <FormError
          message={saving.error && `${t('mailChoices.saveFailed')} ${t(`errors:${errorCode(saving.error)}`)}`}
        />
        <div className="flex flex-wrap gap-3">
          <Button
            type="submit"
            busy={saving.isPending && !isStop}
            busyLabel={t('mailChoices.saving')}
            disabled={isOffline || (saving.isPending && isStop)}
          >
            {t('mailChoices.save')}
          </Button>
          <Button
            variant="secondary"
            busy={saving.isPending && isStop}
            busyLabel={t('mailChoices.stopping')}
            disabled={isOffline || (saving.isPending && !isStop)}
            onClick={() => save({ kinds: NO_MAIL, digest: { ...digest, rhythm: 'never' } })}
          >
            {t('mailChoices.stop')}
          </Button>
        </div>
      </div>
    </form>
  );
}
