import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Account } from '@/backend/ports/auth';
import type { SecondFactor } from '@/backend/ports/second-factor';
import { useFormat } from '@/i18n/format';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { FormError } from '@/ui/form-error';
import { Loaded } from '@/ui/loaded';
import { Section } from '@/ui/section';
import { useConfirm } from '@/ui/use-confirm';
import { useErrorMessage } from '@/ui/use-error-message';
import { useNoteSecondFactor, useRemoveSecondFactor, useSecondFactor } from './api/use-second-factor';
import { SetUpSecondFactor } from './set-up-second-factor';

interface SectionProps {
  account: Account;
  isStaff: boolean;
}

/** The choice of an authenticator app: for moderators and admins, and for whoever has one from when they were. */
export function SecondFactorSection({ account, isStaff }: SectionProps) {
  const { t } = useTranslation('account');
  const read = useSecondFactor(account.uid);
  const [done, setDone] = useState<'turnedOn' | 'turnedOff' | null>(null);
  const place = useRef<HTMLDivElement>(null);
  if (!isStaff && !read.data && done === null) return null;
  const turn = (change: typeof done) => {
    setDone(change);
    // What was pressed makes way for something else: the next thing is to read that.
    place.current?.focus();
  };
  const title = t('secondFactor.title');
  return (
    <Section title={title}>
      {/* biome-ignore lint/a11y/useSemanticElements: it holds a form, and is no fieldset of one */}
      <div ref={place} role="group" aria-label={title} tabIndex={-1} className="grid gap-4">
        <Loaded read={read} failed={t('secondFactor.failed')}>
          {(factor) =>
            factor ? (
              <TurnedOn uid={account.uid} factor={factor} onOff={() => turn('turnedOff')} />
            ) : (
              <SetUpSecondFactor account={account} onOn={() => turn('turnedOn')} onTurn={() => turn(null)} />
            )
          }
        </Loaded>
        <div role="status">
          {done && <p className="font-medium text-success">{t(`secondFactor.${done}`)}</p>}
        </div>
      </div>
    </Section>
  );
}

function TurnedOn({ uid, factor, onOff }: { uid: string; factor: SecondFactor; onOff: () => void }) {
  const { t } = useTranslation('account');
  const format = useFormat();
  const confirm = useConfirm();
  const say = useErrorMessage();
  const removing = useRemoveSecondFactor();
  const note = useNoteSecondFactor(uid);
  const turnOff = async () => {
    const isSure = await confirm({
      title: t('secondFactor.turnOffTitle'),
      message: t('secondFactor.turnOffText'),
      confirmLabel: t('secondFactor.turnOff'),
      cancelLabel: t('secondFactor.keepOn'),
      tone: 'danger',
    });
    if (!isSure) return;
    removing.mutate(undefined, {
      onSuccess: (isRemoved) => {
        if (!isRemoved) return;
        onOff();
        note(null);
      },
    });
  };
  return (
    <>
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone="success">{t('secondFactor.on')}</Badge>
        {t('secondFactor.since', { date: format.date(factor.enrolledAt) })}
      </p>
      <Button
        variant="secondary"
        className="justify-self-start"
        busy={removing.isPending}
        busyLabel={t('secondFactor.turnOffBusy')}
        onClick={() => void turnOff()}
      >
        {t('secondFactor.turnOff')}
      </Button>
      <FormError message={removing.error ? say(removing.error) : undefined} />
    </>
  );
}
