import { valibotResolver } from '@hookform/resolvers/valibot';
import { useMemo } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { errorCode } from '@/backend/errors';
import { newPasswordSchema } from '@/domain/inputs/password';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';
import { FormError } from '@/ui/form-error';
import { LinkButton } from '@/ui/link-button';
import { useValidationMessage } from '@/ui/use-validation-message';
import { useSetNewPassword } from './api/use-account-link';
import { logInDraft } from './auth-drafts';
import { AuthPage } from './auth-page';
import { NewPasswordField } from './new-password-field';

interface Props {
  token: string;
  /** Whose password it is going to be. */
  email: string;
  onSet: () => void;
}

/** Where the link of a reset mail leads: a new password, and no sign-in is left. */
export function NewPasswordPage({ token, email, onSet }: Props) {
  const { t } = useTranslation(['account-links', 'errors']);
  const say = useValidationMessage();
  // Names are known to the server alone, which looks at them, too.
  const owner = useMemo(() => ({ firstName: '', lastName: '', email }), [email]);
  const resolver = useMemo(() => valibotResolver(newPasswordSchema(owner)), [owner]);
  const setting = useSetNewPassword(email, onSet);
  const { register, control, handleSubmit, formState } = useForm({
    resolver,
    defaultValues: { password: '' },
  });
  const password = useWatch({ control, name: 'password' });
  const code = setting.error && errorCode(setting.error);
  const problem = () => {
    if (code === 'not-found') return t('newPassword.ended');
    return code === 'weak-password' ? t('newPassword.weak') : code && t(`errors:${code}`);
  };
  return (
    <AuthPage title={t('newPassword.title')} lead={t('newPassword.lead', { email })}>
      <form
        noValidate
        className="grid gap-5"
        onSubmit={handleSubmit((typed) => setting.mutate({ token, ...typed }))}
      >
        {/* Whose password it is, for what remembers passwords. */}
        <input hidden readOnly autoComplete="username" value={email} />
        <NewPasswordField
          {...register('password')}
          label={t('newPassword.field')}
          typed={password}
          owner={owner}
          error={say(formState.errors.password)}
        />
        <Button type="submit" busy={setting.isPending} busyLabel={t('newPassword.busy')}>
          {t('newPassword.submit')}
        </Button>
        <FormError message={problem()} />
        {code === 'not-found' && (
          <LinkButton to="/reset-password" state={{ email }} className="justify-self-start">
            {t('newPassword.again')}
          </LinkButton>
        )}
      </form>
    </AuthPage>
  );
}

/** It has its new password, and every sign-in of the account has ended. */
export function PasswordSet({ email }: { email: string }) {
  const { t } = useTranslation(['account-links', 'auth']);
  return (
    <AuthPage title={t('newPassword.title')}>
      <div role="status">
        <Banner tone="success">{t('newPassword.done')}</Banner>
      </div>
      <LinkButton to="/login" className="justify-self-start" onClick={() => logInDraft().set({ email })}>
        {t('auth:logIn.title')}
      </LinkButton>
    </AuthPage>
  );
}
