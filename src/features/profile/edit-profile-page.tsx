import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate } from 'react-router-dom';
import type { User } from '@/domain/entities/user';
import { MAX_BIO, MAX_NAME } from '@/domain/limits';
import { nextNameChange } from '@/domain/name-change';
import { PhotoWishForm } from '@/features/community';
import { DraftNote } from '@/features/drafts';
import { useSession } from '@/features/session';
import { useFormat } from '@/i18n/format';
import { Button } from '@/ui/button';
import { FormError } from '@/ui/form-error';
import { LazyBoundary } from '@/ui/lazy-boundary';
import { PageHeader } from '@/ui/page-header';
import { Section } from '@/ui/section';
import { TextArea } from '@/ui/text-area';
import { TextField } from '@/ui/text-field';
import { ThemePicker } from '@/ui/theme-picker';
import { useConfirm } from '@/ui/use-confirm';
import { useErrorMessage } from '@/ui/use-error-message';
import { useToast } from '@/ui/use-toast';
import { useValidationMessage } from '@/ui/use-validation-message';
import { useSaveProfile } from './api/use-save-profile';
import { ChildrenField } from './children-field';
import { PictureField } from './picture-field';
import { hasChild } from './profile-draft';
import { useOptimisticProfile } from './use-optimistic-profile';
import { usePicture } from './use-picture';
import { useProfileForm } from './use-profile-form';

/** How often a name can change, said before somebody has typed another one. Nothing to whom no school knows yet. */
function useNameHint(me: User): string | undefined {
  const { t } = useTranslation('profile');
  const format = useFormat();
  if (me.approvedSchools.length === 0) return undefined;
  const next = nextNameChange(me, new Date());
  return next ? t('nameHintFrom', { when: format.dateTime(next) }) : t('nameHint');
}

/** /edit-profile: names, picture, bio, children. Also for who waits to be let in. */
export function EditProfilePage() {
  const session = useSession();
  const user = session.status === 'signed-in' ? session.user : null;
  return user ? <EditProfile me={user} /> : <Navigate to="/join-school" replace />;
}

function EditProfile({ me }: { me: User }) {
  const { t } = useTranslation('profile');
  const isMember = me.approvedSchools.length > 0;
  const navigate = useNavigate();
  const toast = useToast();
  const confirm = useConfirm();
  const { profile, entries } = useOptimisticProfile(me, true);
  const { form, rows, draft, base, isBegun, startAnew, rebase } = useProfileForm(
    profile,
    me.schools.map(({ schoolName }) => schoolName),
  );
  const saving = useSaveProfile(draft);
  const { register, control, handleSubmit, getValues, setValue, formState } = form;
  const [child, chosen] = useWatch({ control, name: ['child', 'picture'] });
  const picture = usePicture(profile.profilePicUrl, chosen, (next) => setValue('picture', next));
  const { errors } = formState;
  const say = useValidationMessage();
  const errorMessage = useErrorMessage();
  const nameHint = useNameHint(me);
  // What is being saved is refused, or shown: then the form goes on from there.
  useEffect(() => {
    if (!saving.isPending) rebase(profile);
  });

  const submit = handleSubmit(async (input) => {
    if (hasChild(input.child) && !(await confirm(t('pendingChild')))) return;
    const sent = JSON.stringify(getValues());
    const onSuccess = (isSaved: boolean) => {
      // What was typed since is a draft.
      if (JSON.stringify(getValues()) === sent) startAnew(input);
      if (isSaved) toast.show(t('saved'), { tone: 'success' });
      else toast.show(t('waits'));
      void navigate(isMember ? `/profile/${me.uid}` : '/welcome');
    };
    saving.mutate({ from: base.current, form: input }, { onSuccess });
  });

  return (
    <div className="mx-auto max-w-column">
      <PageHeader title={t('editTitle')} />
      <form noValidate data-draft="kept" onSubmit={(event) => void submit(event)} className="grid gap-6">
        {isBegun && <DraftNote onStartAnew={() => startAnew()} />}
        <PictureField
          id={me.uid}
          name={profile.firstName}
          chosen={picture}
          progress={saving.isPending ? (entries.at(-1)?.progress ?? null) : null}
          disabled={saving.isPending}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label={t('firstName')}
            hint={nameHint}
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
          rows={rows}
          register={register}
          errors={(index) => ({
            name: say(errors.children?.[index]?.name?.message),
            gradeOrRoom: say(errors.children?.[index]?.gradeOrRoom?.message),
          })}
          failure={say(errors.children?.root ?? errors.children)}
          draft={child}
          onDraft={(next) => setValue('child', next)}
        />
        <FormError message={saving.error ? `${t('saveFailed')} ${errorMessage(saving.error)}` : undefined} />
        <Button
          type="submit"
          disabled={picture.preparing}
          busy={saving.isPending}
          busyLabel={t('saving')}
          className="justify-self-start"
        >
          {t('save')}
        </Button>
      </form>
      {isMember && (
        <LazyBoundary>
          <PhotoWishForm />
        </LazyBoundary>
      )}
      <Section title={t('device')} lead={t('deviceLead')} className="mt-10">
        <ThemePicker />
      </Section>
    </div>
  );
}
