import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorCode } from '@/backend/errors';
import type { Account } from '@/backend/ports/auth';
import type { SecondFactorSetup } from '@/backend/ports/second-factor';
import { brand } from '@/brand';
import { CodeForm } from '@/features/second-factor';
import { lazyComponent } from '@/i18n/lazy-component';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { FormError } from '@/ui/form-error';
import { LazyBoundary } from '@/ui/lazy-boundary';
import { useErrorMessage } from '@/ui/use-error-message';
import { useBeginSecondFactor, useNoteSecondFactor } from './api/use-second-factor';

// The encoder is fetched only where a code is shown.
const QrImage = lazyComponent(() => import('@/ui/qr-image').then((m) => m.QrImage));

interface SetUpProps {
  account: Account;
  onOn: () => void;
  /** A set-up has begun, or was given up: what was pressed for it is gone. */
  onTurn: () => void;
}

/** The way to an authenticator app. */
export function SetUpSecondFactor({ account, onOn, onTurn }: SetUpProps) {
  const { t } = useTranslation('account');
  const say = useErrorMessage();
  const [setup, setSetup] = useState<SecondFactorSetup | null>(null);
  const beginning = useBeginSecondFactor();
  if (beginning.error && errorCode(beginning.error) === 'unimplemented')
    return <p>{t('secondFactor.unavailable')}</p>;
  const turnTo = (next: SecondFactorSetup | null) => {
    setSetup(next);
    onTurn();
  };
  if (setup) return <ShowKey account={account} setup={setup} onOn={onOn} onCancel={() => turnTo(null)} />;
  return (
    <>
      <p>
        <Badge>{t('secondFactor.off')}</Badge> {t('secondFactor.why')}
      </p>
      {account.emailVerified ? (
        <Button
          variant="secondary"
          className="justify-self-start"
          busy={beginning.isPending}
          busyLabel={t('secondFactor.beginBusy')}
          onClick={() => beginning.mutate(undefined, { onSuccess: (begun) => begun && turnTo(begun) })}
        >
          {t('secondFactor.begin')}
        </Button>
      ) : (
        <p>{t('secondFactor.confirmFirst')}</p>
      )}
      <FormError message={beginning.error ? say(beginning.error) : undefined} />
    </>
  );
}

interface KeyProps extends Omit<SetUpProps, 'onTurn'> {
  setup: SecondFactorSetup;
  onCancel: () => void;
}

/** The key, which is shown this once, and the proof that an app has it. */
function ShowKey({ account, setup, onOn, onCancel }: KeyProps) {
  const { t } = useTranslation('account');
  const note = useNoteSecondFactor(account.uid);
  const { email } = account;
  return (
    // The key is shown this once: a reload for a new version waits until it has been used.
    <div data-draft="lost" className="grid max-w-md gap-5">
      <p>{t('secondFactor.scan')}</p>
      <LazyBoundary waiting={<div className="size-60" />}>
        <QrImage value={setup.url} label={t('secondFactor.qr')} />
      </LazyBoundary>
      <p className="grid gap-1">
        {t('secondFactor.key')}
        {/* In groups, which are easier to type and which apps pass over. */}
        <code className="[overflow-wrap:anywhere]">{setup.key.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
      <p className="text-muted text-sm [overflow-wrap:anywhere]">
        {t('secondFactor.names', { name: brand.name, email })}
      </p>
      <CodeForm
        resume={setup.finish}
        onDone={() => {
          onOn();
          note({ enrolledAt: new Date() });
        }}
        onBack={onCancel}
        submit={t('secondFactor.turnOn')}
        back={t('secondFactor.cancel')}
        hint={t('secondFactor.thenCode')}
        focused={false}
      />
    </div>
  );
}
