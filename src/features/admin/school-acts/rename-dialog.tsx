import { valibotResolver } from '@hookform/resolvers/valibot';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { School } from '@/domain/entities/school';
import { type SchoolInput, schoolInputSchema } from '@/domain/inputs/schools';
import { MAX_CITY, MAX_SCHOOL_NAME } from '@/domain/limits';
import { hereZone } from '@/domain/time-zone';
import { useDraftStore, useFormDraft } from '@/features/drafts';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { TextField } from '@/ui/text-field';
import { useValidationMessage } from '@/ui/use-validation-message';
import { renameKey, useRenameSchool } from '../api/use-rename-school';
import { ZoneField } from '../zone-field';

/** Another name, city and time zone for a school. */
export function RenameDialog({ school, onClose }: { school: School; onClose: () => void }) {
  const { t } = useTranslation(['admin-schools', 'common']);
  const renaming = useRenameSchool(school);
  const draft = useDraftStore<Partial<SchoolInput>>(renameKey(school));
  const form = useForm<SchoolInput>({
    resolver: valibotResolver(schoolInputSchema),
    defaultValues: { name: school.name, city: school.city, timeZone: school.timeZone ?? hereZone() },
  });
  const { register, handleSubmit, formState } = form;
  useFormDraft(form, draft);
  const say = useValidationMessage();
  const id = useId();
  const submit = handleSubmit((input) =>
    renaming.mutate(input, {
      onSuccess: () => {
        draft.set(null);
        onClose();
      },
    }),
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('rename.title', { school: school.name })}
      description={t('rename.text')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" form={id} busy={renaming.isPending} busyLabel={t('rename.busy')}>
            {t('rename.submit')}
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        data-draft="kept"
        className="grid gap-4"
        onSubmit={(event) => void submit(event)}
      >
        <TextField
          label={t('rename.name')}
          maxLength={MAX_SCHOOL_NAME}
          autoComplete="off"
          error={say(formState.errors.name?.message)}
          {...register('name')}
        />
        <TextField
          label={t('rename.city')}
          maxLength={MAX_CITY}
          autoComplete="off"
          error={say(formState.errors.city?.message)}
          {...register('city')}
        />
        <ZoneField error={say(formState.errors.timeZone?.message)} {...register('timeZone')} />
      </form>
    </Dialog>
  );
}
