import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorCode, SecondFactorRequired } from '@/backend/errors';
import { GoogleButton, useAccountChooser } from '@/features/auth';
import { CodeForm, LostPhone } from '@/features/second-factor';
import { useSession } from '@/features/session';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { FormError } from '@/ui/form-error';
import { PasswordField } from '@/ui/password-field';
import { useReauthenticate } from './api/use-reauthenticate';

export interface ReauthenticationDialogProps {
  onDone: () => void;
  onOpenChange: (open: boolean) => void;
}

/** Asks for the password, or for Google's window, before something that an open session is not enough for. */
export function ReauthenticationDialog({ onDone, onOpenChange }: ReauthenticationDialogProps) {
  const { t } = useTranslation('account');
  const session = useSession();
  const account = 'account' in session ? session.account : null;
  const showing = useReauthenticate();
  if (!account) return null;
  return (
    <Dialog
      open
      // A press beside it would lose the step: people look for their phone meanwhile.
      dismissible={!(showing.error instanceof SecondFactorRequired)}
      onOpenChange={onOpenChange}
      title={t('reauthenticate.title')}
      description={t('reauthenticate.lead')}
    >
      {account.hasPassword ? (
        <ByPassword {...{ showing, onDone }} email={account.email} onCancel={() => onOpenChange(false)} />
      ) : (
        <ByGoogle {...{ showing, onDone }} email={account.email} onCancel={() => onOpenChange(false)} />
      )}
    </Dialog>
  );
}

interface WayProps {
  showing: ReturnType<typeof useReauthenticate>;
  email: string;
  onDone: () => void;
  onCancel: () => void;
}

interface CodeProps {
  required: SecondFactorRequired;
  onDone: () => void;
  onBack: () => void;
}

/** The second step, in the place of the first. Back is the first one again, with what was typed. */
function ByCode({ required, onDone, onBack }: CodeProps) {
  const { t } = useTranslation('account');
  return (
    <CodeForm
      resume={required.resume}
      onDone={onDone}
      onBack={onBack}
      submit={t('reauthenticate.submit')}
      back={t('code.back')}
      hint={<LostPhone />}
    />
  );
}

function ByPassword({ showing, email, onDone, onCancel }: WayProps) {
  const { t } = useTranslation(['account', 'common', 'errors']);
  const [password, setPassword] = useState('');
  if (showing.error instanceof SecondFactorRequired)
    return <ByCode required={showing.error} onDone={onDone} onBack={showing.reset} />;
  const code = showing.error && errorCode(showing.error);
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        // What asked for it may stand in a form itself.
        event.stopPropagation();
        if (password !== '') showing.mutate({ password }, { onSuccess: onDone });
      }}
    >
      {/* Whose password it is, for what remembers passwords. */}
      <input hidden readOnly autoComplete="username" value={email} />
      <PasswordField
        label={t('reauthenticate.password', { email })}
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <FormError
        message={code && (code === 'wrong-credentials' ? t('reauthenticate.wrong') : t(`errors:${code}`))}
      />
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="secondary" onClick={onCancel}>
          {t('common:cancel')}
        </Button>
        <Button
          type="submit"
          aria-disabled={password === ''}
          busy={showing.isPending}
          busyLabel={t('reauthenticate.busy')}
        >
          {t('reauthenticate.submit')}
        </Button>
      </div>
    </form>
  );
}

function ByGoogle({ showing, email, onDone, onCancel }: WayProps) {
  const { t } = useTranslation(['account', 'common', 'errors']);
  const { chooseAccount, chooser } = useAccountChooser();
  if (showing.error instanceof SecondFactorRequired)
    return <ByCode required={showing.error} onDone={onDone} onBack={showing.reset} />;
  const code = showing.error && errorCode(showing.error);
  return (
    <div className="grid gap-5">
      <p className="[overflow-wrap:anywhere]">{t('reauthenticate.google', { email })}</p>
      <FormError
        message={
          code && (code === 'wrong-credentials' ? t('reauthenticate.otherAccount') : t(`errors:${code}`))
        }
      />
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="secondary" onClick={onCancel}>
          {t('common:cancel')}
        </Button>
        <GoogleButton
          busy={showing.isPending}
          onClick={() => showing.mutate({ ...(chooseAccount && { chooseAccount }) }, { onSuccess: onDone })}
        >
          {t('reauthenticate.withGoogle')}
        </GoogleButton>
      </div>
      {chooser}
    </div>
  );
}
