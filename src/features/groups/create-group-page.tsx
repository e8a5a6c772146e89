import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { defaultCover } from '@/domain/group-cover';
import { newDocumentId } from '@/domain/ids';
import { type GroupInput, groupInputSchema } from '@/domain/inputs/group';
import { MAX_GROUP_NAME } from '@/domain/limits';
import { PausedNote, useAskBeforePosting, usePause } from '@/features/community';
import { DraftNote, useDraftStore, useFormDraft } from '@/features/drafts';
import { FormSchool, useMe, useSchoolOfForm, useSelectedSchool } from '@/features/session';
import { Button } from '@/ui/button';
import { PageHeader } from '@/ui/page-header';
import { TextField } from '@/ui/text-field';
import { useValidationMessage } from '@/ui/use-validation-message';
import { useCreateGroup } from './api/use-create-group';
import { begunSchool, groupFormKey } from './group-draft';
import { GroupFields } from './group-fields';

/** /groups/create: the creator becomes the first member. */
export function CreateGroupPage() {
  const { t } = useTranslation('groups');
  // The same in every try, so that any number of them make one group.
  const [id] = useState(newDocumentId);
  const form = useForm<GroupInput>({
    resolver: valibotResolver(groupInputSchema),
    // Nobody has to choose: each group has a colour of its own to begin with.
    defaultValues: { name: '', description: '', cover: defaultCover(id), access: 'open' },
  });
  const { register, handleSubmit, formState } = form;
  const me = useMe();
  const { schoolId } = useSelectedSchool();
  const [at, setAt] = useState(() => begunSchool(me, schoolId));
  const draft = useDraftStore<Partial<GroupInput>>(groupFormKey(at));
  // A school chosen or closed meanwhile does not redirect what is being typed.
  const school = useSchoolOfForm(formState.isDirty || draft.get() !== null, at);
  if (school.schoolId !== at) setAt(school.schoolId);
  const { isBegun, startAnew } = useFormDraft(form, draft);
  const creating = useCreateGroup(id, school.schoolId, draft);
  const ask = useAskBeforePosting(school.schoolId, true);
  const isPaused = usePause(school.schoolId) !== null;
  const say = useValidationMessage();
  const submit = handleSubmit((input) =>
    ask(`${input.name}\n${input.description}`, () => creating.mutate(input)),
  );

  return (
    <div className="mx-auto max-w-column">
      <PageHeader title={t('create')} back={{ to: '/groups', label: t('back') }} />
      <form noValidate data-draft="kept" className="grid gap-5" onSubmit={(event) => void submit(event)}>
        <FormSchool school={school} />
        <PausedNote isPaused={isPaused} schoolId={school.schoolId} />
        {isBegun && <DraftNote onStartAnew={startAnew} />}
        <TextField
          label={t('name')}
          maxLength={MAX_GROUP_NAME}
          error={say(formState.errors.name?.message)}
          {...register('name')}
        />
        <GroupFields
          description={register('description')}
          access={register('access')}
          cover={register('cover')}
          error={formState.errors.description?.message}
        />
        <Button
          type="submit"
          disabled={!school.isOpen || isPaused}
          busy={creating.isPending}
          busyLabel={t('submitting')}
          className="justify-self-start"
        >
          {t('submit')}
        </Button>
      </form>
    </div>
  );
}
