import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { errorCode } from '@/backend/errors';
import { type NamesInput, namesSchema } from '@/domain/inputs/account';
import { useFormDraft } from '@/features/drafts';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';
import { ErrorState } from '@/ui/error-state';
import { FormError } from '@/ui/form-error';
import { LoadingText } from '@/ui/spinner';
import { TextField } from '@/ui/text-field';
import { useValidationMessage } from '@/ui/use-validation-message';
import { useFinishAccount, useNamesDraft } from './api/use-finish-account';

/**
 * For somebody whose sign-up broke off after the account was made: finishes it, by itself where the names are known.
 * The session replaces this by what comes next once the record is there.
 */
export function FinishAccount() {
  const { t } = useTranslation(['joining', 'errors']);
  const { mutate, isIdle, ...finishing } = useFinishAccount();
  const [asksName, setAsksName] = useState(false);
  useEffect(() => {
    if (isIdle) mutate(null, { onSuccess: (isDone) => setAsksName(!isDone) });
  }, [isIdle, mutate]);

  const waits = finishing.isPending && finishing.failureReason !== null;
  const problem = finishing.error && t(`errors:${errorCode(finishing.error)}`);
  return (
    <div className="grid gap-4">
      <div role="status">{waits && <Banner tone="warning">{t('finish.waiting')}</Banner>}</div>
      {asksName ? (
        <NamesForm busy={finishing.isPending} problem={problem} onNames={mutate} />
      ) : problem ? (
        <ErrorState
          title={t('finish.failed')}
          message={problem}
          retrying={finishing.isPending}
          onRetry={() => mutate(null, { onSuccess: (isDone) => setAsksName(!isDone) })}
        />
      ) : (
        !waits && <LoadingText>{t('finish.busy')}</LoadingText>
      )}
    </div>
  );
}

interface NamesFormProps {
  busy: boolean;
  problem: string | null;
  onNames: (names: NamesInput) => void;
}

function NamesForm({ busy, problem, onNames }: NamesFormProps) {
  const { t } = useTranslation(['auth', 'joining']);
  const say = useValidationMessage();
  const form = useForm<NamesInput>({
    resolver: valibotResolver(namesSchema),
    defaultValues: { firstName: '', lastName: '' },
  });
  const { register, handleSubmit, formState } = form;
  useFormDraft(form, useNamesDraft());
  const { errors } = formState;
  return (
    <form noValidate data-draft="kept" className="grid gap-5" onSubmit={handleSubmit(onNames)}>
      <p>{t('joining:finish.askName')}</p>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          {...register('firstName')}
          label={t('field.firstName')}
          autoComplete="given-name"
          error={say(errors.firstName)}
        />
        <TextField
          {...register('lastName')}
          label={t('field.lastName')}
          autoComplete="family-name"
          error={say(errors.lastName)}
        />
      </div>
      <Button type="submit" busy={busy} busyLabel={t('joining:finish.busy')} className="justify-self-start">
        {t('joining:finish.submit')}
      </Button>
      <FormError message={problem} />
    </form>
  );
}
