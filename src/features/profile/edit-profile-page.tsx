import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { errorCode } from '@/backend/errors';
import { type ProfileInput, profileSchema } from '@/domain/inputs/account';
import { MAX_BIO, MAX_NAME } from '@/domain/limits';
import { useMe } from '@/features/session';
import { Button } from '@/ui/button';
import { FormError } from '@/ui/form-error';
import { PageHeader } from '@/ui/page-header';
import { Section } from '@/ui/section';
import { TextArea } from '@/ui/text-area';
import { TextField } from '@/ui/text-field';
import { ThemePicker } from '@/ui/theme-picker';
import { useConfirm } from '@/ui/use-confirm';
import { useProblem } from '@/ui/use-problem';
import { useToast } from '@/ui/use-toast';
import { ChildrenField } from './children-field';
import { PictureField } from './picture-field';
import { useSaveProfile } from './save-profile';
import { useWithOutgoing } from './use-outgoing-profile';
import { usePicture } from './use-picture';

const emptyChild = { name: '', gradeOrRoom: '' };

/** /edit-profile (spec §2): names, picture, bio, children. */
export function EditProfilePage() {
  const { t } = useTranslation(['profile', 'errors']);
  const me = useMe();
  const navigate = useNavigate();
  const toast = useToast();
  const confirm = useConfirm();
  const { profile, entries } = useWithOutgoing(me, true);
  const saving = useSaveProfile(profile);
  const picture = usePicture(profile.profilePicUrl);
  const [draft, setDraft] = useState(emptyChild);
  const { firstName, lastName, bio, children } = profile;
  const { register, control, handleSubmit, formState } = useForm<ProfileInput>({
    resolver: valibotResolver(profileSchema),
    defaultValues: { firstName, lastName, bio, children },
  });
  const { errors } = formState;
  const say = useProblem();

  const submit = handleSubmit(async (input) => {
    const typedChild = draft.name.trim() !== '' || draft.gradeOrRoom.trim() !== '';
    if (typedChild && !(await confirm(t('pendingChild')))) return;
    saving.save({ input, picture: picture.picture }, (isSaved) => {
      if (isSaved) toast.show(t('saved'), { tone: 'success' });
      else toast.show(t('waits'));
      void navigate(`/profile/${me.uid}`);
    });
  });

  return (
    <div className="mx-auto max-w-column">
      <PageHeader title={t('editTitle')} />
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-6">
        <PictureField
          name={firstName}
          chosen={picture}
          progress={saving.isSaving ? (entries.at(-1)?.progress ?? null) : null}
          disabled={saving.isSaving}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label={t('firstName')}
            autoComplete="given-name"
            maxLength={MAX_NAME}
            error={say(errors.firstName?.message)}
            {...register('firstName')}
          />
          <TextField
            label={t('lastName')}
            autoComplete="family-name"
            maxLength={MAX_NAME}
            error={say(errors.lastName?.message)}
            {...register('lastName')}
          />
        </div>
        <TextArea
          label={t('bio')}
          hint={t('bioHint')}
          optional
          rows={4}
          maxLength={MAX_BIO}
          error={say(errors.bio?.message)}
          {...register('bio')}
        />
        <ChildrenField
          control={control}
          register={register}
          errors={(index) => ({
            name: say(errors.children?.[index]?.name?.message),
            gradeOrRoom: say(errors.children?.[index]?.gradeOrRoom?.message),
          })}
          draft={draft}
          onDraft={setDraft}
        />
        <FormError
          message={saving.error ? `${t('saveFailed')} ${t(`errors:${errorCode(saving.error)}`)}` : undefined}
        />
        <Button
          type="submit"
          disabled={picture.preparing}
          busy={saving.isSaving}
          busyLabel={t('saving')}
          className="justify-self-start"
        >
          {t('save')}
        </Button>
      </form>
      <Section title={t('device')} lead={t('deviceLead')} className="mt-10">
        <ThemePicker />
      </Section>
    </div>
  );
}
