import { valibotResolver } from '@hookform/resolvers/valibot';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { SignUpList } from '@/domain/entities/sign-up-list';
import { type SignUpListInput, signUpListInputOf } from '@/domain/inputs/sign-up-list';
import { MAX_LIST_DESCRIPTION, MAX_LIST_TITLE } from '@/domain/sign-up-limits';
import { takenOf } from '@/domain/sign-up-slots';
import { PausedNote, useAskBeforePosting, usePause } from '@/features/community';
import { DraftNote, useChangeDraft, useDraftStore } from '@/features/drafts';
import { FormSchool, useSchoolOf } from '@/features/session';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { FormError } from '@/ui/form-error';
import { TextArea } from '@/ui/text-area';
import { TextField } from '@/ui/text-field';
import { useConfirm } from '@/ui/use-confirm';
import { useErrorMessage } from '@/ui/use-error-message';
import { useValidationMessage } from '@/ui/use-validation-message';
import { useSaveList } from '../api/use-save-list';
import { type ListDraft, listFormKey, NEW } from './list-draft';
import { listFormSchema } from './list-form-schema';
import { type ListFormValues, toFormValues } from './list-form-values';
import { SlotsField } from './slots-field';

export interface ListDialogProps {
  /** The list that is changed; null for a new one. */
  list: SignUpList | null;
  /** What a new one hangs at, with what it begins. */
  event?: { id: string; title: string; start: Date };
  /** Which form of a new list it is, by which what is typed is found again. */
  form?: string;
  /** The school it is for, from the moment the form is opened. */
  schoolId: string;
  onOpenChange: (open: boolean) => void;
}

/** The form of a new or existing sign-up list, over the page. Reached through lazy-list-dialog.ts. */
export function ListDialog({ list, event, form: formKind = NEW, schoolId, onOpenChange }: ListDialogProps) {
  const { t } = useTranslation(['sign-ups', 'common']);
  const formId = useId();
  const school = useSchoolOf(schoolId);
  const draft = useDraftStore<ListDraft>(listFormKey(schoolId, list?.id ?? formKind));
  const eventId = list ? list.eventId : (event?.id ?? null);
  const saving = useSaveList({ schoolId, eventId, listId: list?.id }, draft);
  const confirm = useConfirm();
  const ask = useAskBeforePosting(schoolId, true);
  const isPaused = usePause(schoolId) !== null;
  const errorMessage = useErrorMessage();
  const stored = list && toFormValues(signUpListInputOf(list));
  const date = eventId === null ? undefined : (event?.start ?? list?.date ?? undefined);
  const taken = (slotId: string) => (list ? takenOf(list, slotId) : 0);
  const form = useForm<ListFormValues, unknown, SignUpListInput>({
    resolver: valibotResolver(listFormSchema(stored, date, taken)),
    defaultValues: stored ?? toFormValues({ title: event?.title }),
  });
  const { register, handleSubmit, formState } = form;
  const { isBegun, startAnew } = useChangeDraft(form, draft, stored);
  const { errors, dirtyFields } = formState;
  const changed = Object.keys(dirtyFields) as (keyof SignUpListInput)[];
  const say = useValidationMessage();
  const close = () => onOpenChange(false);
  // A slip of the finger beside the dialog, or Escape, must not cost a typed list.
  const leave = async () => {
    const question = { title: t('common:discardTyped'), confirmLabel: t('common:discard') };
    if (changed.length > 0 && !(await confirm({ ...question, tone: 'danger' }))) return;
    void saving.stop();
    draft.set(null);
    close();
  };
  const submit = handleSubmit((input) => {
    const words = [input.title, input.description, ...input.slots.map(({ label }) => label)];
    ask(words.join('\n'), () => saving.mutate({ input, changed }, { onSuccess: close }));
  });

  return (
    <Dialog
      open
      size="sheet"
      onOpenChange={() => void leave()}
      title={t(list ? 'editTitle' : 'addTitle')}
      footer={
        <>
          <Button variant="secondary" onClick={() => void leave()}>
            {t('common:cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            disabled={!school.isOpen || isPaused}
            busy={saving.isPending}
            busyLabel={t('saving')}
          >
            {t('save')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        data-draft="kept"
        className="grid grid-cols-1 gap-4"
        onSubmit={(submitted) => void submit(submitted)}
      >
        <FormSchool school={school} />
        <PausedNote isPaused={isPaused} schoolId={schoolId} />
        {isBegun && <DraftNote onStartAnew={startAnew} />}
        <TextField
          label={t('name')}
          maxLength={MAX_LIST_TITLE}
          error={say(errors.title?.message)}
          {...register('title')}
        />
        {eventId === null ? (
          <TextField
            label={t('date')}
            type="datetime-local"
            optional
            hint={t('dateHint')}
            error={say(errors.date?.message)}
            {...register('date')}
          />
        ) : (
          <p className="text-muted text-sm">{t('dateOfEvent')}</p>
        )}
        <SlotsField form={form} takenOf={taken} />
        <TextArea
          label={t('description')}
          optional
          rows={3}
          maxLength={MAX_LIST_DESCRIPTION}
          error={say(errors.description?.message)}
          {...register('description')}
        />
        <p className="text-muted text-sm">{t('hostSees')}</p>
        <FormError message={saving.error ? `${t('saveFailed')} ${errorMessage(saving.error)}` : undefined} />
      </form>
    </Dialog>
  );
}
