import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { errorCode } from '@/backend/errors';
import { type SchoolInput, schoolInputSchema } from '@/domain/inputs/schools';
import { MAX_CITY, MAX_SCHOOL_NAME } from '@/domain/limits';
import { hereZone } from '@/domain/time-zone';
import { useFormDraft } from '@/features/drafts';
import { Button } from '@/ui/button';
import { FormError } from '@/ui/form-error';
import { Notice } from '@/ui/notice';
import { Section } from '@/ui/section';
import { TextField } from '@/ui/text-field';
import { useErrorMessage } from '@/ui/use-error-message';
import { useValidationMessage } from '@/ui/use-validation-message';
import { useCreateSchool, useSchoolDraft } from '../api/use-create-school';
import { ZoneField } from '../zone-field';

/** The code of a new school is worth writing down. */
const CREATED_MS = 30_000;

/** Name, city and time zone; slug and code are made of them (product §9). */
export function CreateSchool() {
  const { t } = useTranslation('admin');
  const errorMessage = useErrorMessage();
  const creating = useCreateSchool();
  const [note, setNote] = useState<string | null>(null);
  const form = useForm<SchoolInput>({
    resolver: valibotResolver(schoolInputSchema),
    defaultValues: { name: '', city: '', timeZone: hereZone() },
  });
  const { register, handleSubmit, formState, reset } = form;
  useFormDraft(form, useSchoolDraft());
  const say = useValidationMessage();
  const problem = () => {
    if (!creating.isError) return undefined;
    const code = errorCode(creating.error);
    if (code === 'already-exists') return t('schools.exists', creating.variables);
    if (code === 'invalid-argument') return t('schools.unusable');
    return `${t('schools.createFailed')} ${errorMessage(creating.error)}`;
  };
  const submit = handleSubmit((input) => {
    setNote(null);
    creating.mutate(input, {
      onSuccess: ({ name, code }) => {
        setNote(t('schools.created', { name, code }));
        reset();
      },
    });
  });

  return (
    <Section title={t('schools.create')}>
      <form noValidate data-draft="kept" className="grid gap-4" onSubmit={(event) => void submit(event)}>
        <div className="grid gap-4 md:grid-cols-2">
          <TextField
            label={t('schools.name')}
            maxLength={MAX_SCHOOL_NAME}
            autoComplete="off"
            error={say(formState.errors.name?.message)}
            {...register('name')}
          />
          <TextField
            label={t('schools.city')}
            maxLength={MAX_CITY}
            autoComplete="off"
            error={say(formState.errors.city?.message)}
            {...register('city')}
          />
          <ZoneField error={say(formState.errors.timeZone?.message)} {...register('timeZone')} />
        </div>
        <FormError message={problem()} />
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" busy={creating.isPending} busyLabel={t('schools.busy')}>
            {t('schools.submit')}
          </Button>
          <Notice message={note} clearAfterMs={CREATED_MS} onClear={() => setNote(null)} />
        </div>
      </form>
    </Section>
  );
}
