import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { errorCode } from '@/backend/errors';
import type { Account } from '@/backend/ports/auth';
import { type ChangeAddressInput, changeAddressSchema } from '@/domain/inputs/account';
import { useDrafts, useFormDraft } from '@/features/drafts';
import { useRecentSignIn } from '@/features/reauthentication';
import { Button } from '@/ui/button';
import { FormError } from '@/ui/form-error';
import { TextField } from '@/ui/text-field';
import { useValidationMessage } from '@/ui/use-validation-message';
import { useRequestAddressChange } from './api/use-request-address-change';

/** Another address, for whoever shows that it is them: both addresses have to agree by a link. */
export function AddressForm({ account: { email, emailVerified } }: { account: Account }) {
  const { t } = useTranslation(['account', 'errors']);
  const say = useValidationMessage();
  const { reauthenticate } = useRecentSignIn();
  const asking = useRequestAddressChange();
  const form = useForm<ChangeAddressInput>({
    resolver: valibotResolver(changeAddressSchema),
    defaultValues: { email: '' },
  });
  const { register, handleSubmit, setError, formState } = form;
  const draft = useDrafts()<ChangeAddressInput>('new-address');
  useFormDraft(form, draft);
  const code = asking.error && errorCode(asking.error);
  const submit = async (input: ChangeAddressInput) => {
    if (input.email === email) return setError('email', { message: 'sameAddress' }, { shouldFocus: true });
    if (await reauthenticate()) asking.mutate(input, { onSuccess: () => draft.set(null) });
  };
  return (
    <form noValidate data-draft="kept" className="grid max-w-md gap-5" onSubmit={handleSubmit(submit)}>
      <p>{t(emailVerified ? 'address.lead' : 'address.leadUnconfirmed')}</p>
      <TextField
        {...register('email')}
        type="email"
        label={t('address.next')}
        autoComplete="email"
        error={say(formState.errors.email)}
      />
      <Button
        type="submit"
        variant="secondary"
        className="justify-self-start"
        busy={asking.isPending}
        busyLabel={t('address.busy')}
      >
        {t('address.submit')}
      </Button>
      <FormError
        message={code && (code === 'resource-exhausted' ? t('address.limit') : t(`errors:${code}`))}
      />
      <div role="status">
        {asking.isSuccess && (
          <p className="font-medium text-success [overflow-wrap:anywhere]">
            {t(emailVerified ? 'address.sent' : 'address.sentUnconfirmed', {
              email,
              to: asking.variables.email,
            })}
          </p>
        )}
      </div>
    </form>
  );
}
