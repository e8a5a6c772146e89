import { valibotResolver } from '@hookform/resolvers/valibot';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { errorCode } from '@/backend/errors';
import { logInSchema } from '@/domain/inputs/account';
import { useFormDraft } from '@/features/drafts';
import { Button } from '@/ui/button';
import { FormError } from '@/ui/form-error';
import { isInstalledApp } from '@/ui/installed-app';
import { PasswordField } from '@/ui/password-field';
import { LoadingText } from '@/ui/spinner';
import { TextField } from '@/ui/text-field';
import { useValidationMessage } from '@/ui/use-validation-message';
import { useGoogleSignIn } from './api/use-google-sign-in';
import { useLogIn } from './api/use-log-in';
import { forgetAuthDrafts, logInDraft } from './auth-drafts';
import { AuthPage, OrDivider } from './auth-page';
import { GoogleButton } from './google-button';
import { KeepSignedIn } from './keep-signed-in';
import { LegalLinks } from './terms-note';
import { useAfterSignIn } from './use-after-sign-in';
import { useInviteCodeParam, withCode } from './use-invite-code-param';
import { usePrerenderedForm } from './use-prerendered-form';
import { useSecondStep } from './use-second-step';

/** The page /login. */
export function LogInPage() {
  const { t } = useTranslation(['auth', 'errors']);
  const problem = useValidationMessage();
  const code = useInviteCodeParam();
  const logIn = useLogIn();
  const { error: refusal, secondStep } = useSecondStep(logIn, forgetAuthDrafts);
  const google = useGoogleSignIn();
  const leaving = useAfterSignIn({ code, signedUp: false });
  const { form, formProps } = usePrerenderedForm({
    resolver: valibotResolver(logInSchema),
    defaultValues: { email: '', password: '', keepSignedIn: isInstalledApp() },
  });
  const { register, handleSubmit, getValues, control, formState } = form;
  useFormDraft(form, logInDraft(), 'password', 'keepSignedIn');
  const email = useWatch({ control, name: 'email' });
  const { errors } = formState;
  const error = refusal ?? google.error;

  if (leaving && logIn.isIdle && google.isIdle) return <LoadingText page />;
  return (
    <AuthPage title={t('logIn.title')} lead={t('logIn.lead')}>
      <form
        {...formProps}
        className="grid gap-5"
        onSubmit={handleSubmit((input) => {
          google.reset();
          logIn.mutate(input);
        })}
      >
        <TextField
          {...register('email')}
          type="email"
          label={t('field.email')}
          autoComplete="username"
          error={problem(errors.email)}
        />
        <PasswordField
          {...register('password')}
          label={t('field.password')}
          autoComplete="current-password"
          error={problem(errors.password)}
        />
        <KeepSignedIn {...register('keepSignedIn')} />
        <Button type="submit" busy={logIn.isPending || logIn.isSuccess} busyLabel={t('logIn.busy')}>
          {t('logIn.submit')}
        </Button>
        <FormError message={error && t(`errors:${errorCode(error)}`)} />
        <Link to={withCode('/reset-password', code)} state={{ email }} className="link justify-self-start">
          {t('logIn.forgot')}
        </Link>
      </form>
      <OrDivider />
      <GoogleButton
        aria-disabled={google.isArriving}
        busy={google.isPending || google.isSuccess}
        onClick={() => {
          logIn.reset();
          google.mutate(getValues('keepSignedIn'));
        }}
      >
        {t('logIn.google')}
      </GoogleButton>
      {google.chooser}
      {secondStep}
      <p>
        {t('logIn.noAccount')}{' '}
        <Link to={withCode('/signup', code)} className="link">
          {t('signUp.title')}
        </Link>
      </p>
      <LegalLinks />
    </AuthPage>
  );
}
