import { valibotResolver } from '@hookform/resolvers/valibot';
import { useMemo, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { errorCode } from '@/backend/errors';
import { type ChangePasswordInput, changePasswordSchema } from '@/domain/inputs/password';
import type { PasswordOwner } from '@/domain/password';
import { NewPasswordField, useSecondStep } from '@/features/auth';
import { Button } from '@/ui/button';
import { FormError } from '@/ui/form-error';
import { PasswordField } from '@/ui/password-field';
import { useValidationMessage } from '@/ui/use-validation-message';
import { useChangePassword } from './api/use-change-password';

const EMPTY: ChangePasswordInput = { current: '', password: '' };

/** A new password, for whoever knows the present one. */
export function PasswordForm({ owner }: { owner: PasswordOwner }) {
  const { t } = useTranslation(['account', 'errors']);
  const say = useValidationMessage();
  const changing = useChangePassword();
  const [isDone, setDone] = useState(false);
  const resolver = useMemo(() => valibotResolver(changePasswordSchema(owner)), [owner]);
  const { register, control, handleSubmit, reset, formState } = useForm({ resolver, defaultValues: EMPTY });
  const password = useWatch({ control, name: 'password' });
  const { errors } = formState;
  const finish = () => {
    reset(EMPTY);
    setDone(true);
    changing.reset();
  };
  const { error, secondStep } = useSecondStep(changing, finish, t('password.submit'));
  const code = error && errorCode(error);
  return (
    <form
      noValidate
      className="grid max-w-md gap-5"
      onSubmit={handleSubmit((input) => {
        setDone(false);
        changing.mutate(input, { onSuccess: finish });
      })}
    >
      {/* Whose password it is, for what remembers passwords. */}
      <input hidden readOnly autoComplete="username" value={owner.email} />
      <PasswordField
        {...register('current')}
        label={t('password.current')}
        autoComplete="current-password"
        error={say(errors.current)}
      />
      <NewPasswordField
        {...register('password')}
        label={t('password.next')}
        typed={password}
        owner={owner}
        error={say(errors.password)}
      />
      <Button
        type="submit"
        className="justify-self-start"
        busy={changing.isPending}
        busyLabel={t('password.busy')}
      >
        {t('password.submit')}
      </Button>
      <FormError
        message={code && (code === 'wrong-credentials' ? t('password.wrong') : t(`errors:${code}`))}
      />
      <div role="status">
        {isDone && password === '' && <p className="font-medium text-success">{t('password.done')}</p>}
      </div>
      {secondStep}
    </form>
  );
}
