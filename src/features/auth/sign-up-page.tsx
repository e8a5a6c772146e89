import { valibotResolver } from '@hookform/resolvers/valibot';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { errorCode } from '@/backend/errors';
import { signUpSchema } from '@/domain/inputs/password';
import { useFormDraft } from '@/features/drafts';
import { Button } from '@/ui/button';
import { FormError } from '@/ui/form-error';
import { LoadingText } from '@/ui/spinner';
import { useGoogleSignIn } from './api/use-google-sign-in';
import { useSignUp } from './api/use-sign-up';
import { signUpDraft } from './auth-drafts';
import { AuthPage, OrDivider } from './auth-page';
import { emptySignUp } from './empty-sign-up';
import { GoogleButton } from './google-button';
import { InviteCodeNote } from './invite-code-note';
import { SignUpFields } from './sign-up-fields';
import { TermsNote } from './terms-note';
import { useAfterSignIn } from './use-after-sign-in';
import { useInviteCodeParam, withCode } from './use-invite-code-param';
import { usePrerenderedForm } from './use-prerendered-form';

/** The page /signup. */
export function SignUpPage() {
  const { t } = useTranslation(['auth', 'errors']);
  const code = useInviteCodeParam();
  const signUp = useSignUp();
  const google = useGoogleSignIn();
  const untouched = signUp.isIdle && google.isIdle;
  const leaving = useAfterSignIn({ code, signedUp: !untouched });
  const { form, formProps } = usePrerenderedForm({
    resolver: valibotResolver(signUpSchema),
    defaultValues: emptySignUp(),
  });
  useFormDraft(form, signUpDraft(), 'password');
  const error = signUp.error ?? google.error;

  if (leaving && untouched) return <LoadingText page />;
  return (
    <AuthPage title={t('signUp.title')} lead={t('signUp.lead')}>
      <InviteCodeNote code={code} />
      <form
        {...formProps}
        className="grid gap-5"
        onSubmit={form.handleSubmit((input) => {
          google.reset();
          signUp.mutate(input);
        })}
      >
        <SignUpFields form={form} />
        <TermsNote />
        <Button type="submit" busy={signUp.isPending || signUp.isSuccess} busyLabel={t('signUp.busy')}>
          {t('signUp.submit')}
        </Button>
        <FormError message={error && t(`errors:${errorCode(error)}`)} />
      </form>
      <OrDivider />
      <GoogleButton
        aria-disabled={google.isArriving}
        busy={google.isPending || google.isSuccess}
        onClick={() => {
          signUp.reset();
          google.mutate(form.getValues('keepSignedIn'));
        }}
      >
        {t('signUp.google')}
      </GoogleButton>
      {google.chooser}
      <p>
        {t('signUp.haveAccount')}{' '}
        <Link to={withCode('/login', code)} className="link">
          {t('logIn.title')}
        </Link>
      </p>
    </AuthPage>
  );
}
