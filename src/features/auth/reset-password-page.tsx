import { valibotResolver } from '@hookform/resolvers/valibot';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import * as v from 'valibot';
import { errorCode } from '@/backend/errors';
import { resetPasswordSchema } from '@/domain/inputs/account';
import { useFormDraft } from '@/features/drafts';
import { Button } from '@/ui/button';
import { FormError } from '@/ui/form-error';
import { TextField } from '@/ui/text-field';
import { useValidationMessage } from '@/ui/use-validation-message';
import { useResetPassword } from './api/use-reset-password';
import { logInDraft } from './auth-drafts';
import { AuthPage } from './auth-page';
import { useInviteCodeParam, withCode } from './use-invite-code-param';
import { usePrerenderedForm } from './use-prerendered-form';

/** What /login hands on: the address somebody had typed there already. */
const typedBefore = v.fallback(v.object({ email: v.string() }), { email: '' });

/** /reset-password (product §2.2). */
export function ResetPasswordPage() {
  const { t } = useTranslation(['auth', 'errors']);
  const problem = useValidationMessage();
  const code = useInviteCodeParam();
  const reset = useResetPassword();
  const { state }: { state: unknown } = useLocation();
  const { form, formProps } = usePrerenderedForm({
    resolver: valibotResolver(resetPasswordSchema),
    defaultValues: v.parse(typedBefore, state),
  });
  const { register, handleSubmit, formState } = form;
  useFormDraft(form, logInDraft());
  const failure = reset.error && t('reset.failed', { message: t(`errors:${errorCode(reset.error)}`) });

  return (
    <AuthPage title={t('reset.title')} lead={t('reset.lead')}>
      <form {...formProps} className="grid gap-5" onSubmit={handleSubmit((input) => reset.mutate(input))}>
        <TextField
          {...register('email')}
          type="email"
          label={t('field.email')}
          autoComplete="username"
          error={problem(formState.errors.email)}
        />
        <Button type="submit" busy={reset.isPending} busyLabel={t('reset.busy')}>
          {t('reset.submit')}
        </Button>
        <FormError message={failure} />
        <div role="status">
          {reset.isSuccess && <p className="font-medium text-success">{t('reset.sent')}</p>}
        </div>
      </form>
      <Link to={withCode('/login', code)} className="link justify-self-start">
        {t('reset.back')}
      </Link>
    </AuthPage>
  );
}
