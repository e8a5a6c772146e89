import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { SignUpInput } from '@/domain/inputs/password';
import { TextField } from '@/ui/text-field';
import { useValidationMessage } from '@/ui/use-validation-message';
import { emptySignUp } from './empty-sign-up';
import { KeepSignedIn } from './keep-signed-in';
import { NewPasswordField } from './new-password-field';

/** Name, address, password of a new account, and whether to stay: on /signup and on a school's own page. */
export function SignUpFields({ form }: { form: UseFormReturn<SignUpInput> }) {
  const { t } = useTranslation('auth');
  const problem = useValidationMessage();
  const { register, control, formState } = form;
  const { errors } = formState;
  // Until the HTML is taken over nobody knows what is in its fields.
  const typed: SignUpInput = { ...emptySignUp(), ...useWatch({ control }) };
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          {...register('firstName')}
          label={t('field.firstName')}
          autoComplete="given-name"
          error={problem(errors.firstName)}
        />
        <TextField
          {...register('lastName')}
          label={t('field.lastName')}
          autoComplete="family-name"
          error={problem(errors.lastName)}
        />
      </div>
      <TextField
        {...register('email')}
        type="email"
        label={t('field.email')}
        autoComplete="email"
        error={problem(errors.email)}
      />
      <NewPasswordField
        {...register('password')}
        label={t('field.password')}
        typed={typed.password}
        owner={typed}
        error={problem(errors.password)}
      />
      <KeepSignedIn {...register('keepSignedIn')} />
    </>
  );
}
