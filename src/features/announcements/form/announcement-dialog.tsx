import { valibotResolver } from '@hookform/resolvers/valibot';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { MAX_ANNOUNCEMENT_TEXT, MAX_ANNOUNCEMENT_TITLE } from '@/domain/announcement-limits';
import type { Announcement } from '@/domain/entities/announcement';
import { type AnnouncementInput, announcementInputSchema } from '@/domain/inputs/announcement';
import { PausedNote, useAskBeforePosting, usePause } from '@/features/community';
import { DraftNote, useChangeDraft, useDraftStore } from '@/features/drafts';
import { FormSchool, useMe, useSchoolOf } from '@/features/session';
import { Button } from '@/ui/button';
import { Checkbox } from '@/ui/checkbox';
import { Dialog } from '@/ui/dialog';
import { FormError } from '@/ui/form-error';
import { TextArea } from '@/ui/text-area';
import { TextField } from '@/ui/text-field';
import { useConfirm } from '@/ui/use-confirm';
import { useErrorMessage } from '@/ui/use-error-message';
import { useValidationMessage } from '@/ui/use-validation-message';
import { useSaveAnnouncement } from '../api/use-save-announcement';
import { type AnnouncementDraft, announcementFormKey, NEW } from './announcement-draft';

export interface AnnouncementDialogProps {
  /** The announcement that is corrected; null for a new one. */
  announcement: Announcement | null;
  /** The school it is for, from the moment the form is opened. */
  schoolId: string;
  onOpenChange: (open: boolean) => void;
}

const BLANK: AnnouncementInput = { title: '', text: '', asksAcknowledgement: false };

const wordsOf = ({ title, text, asksAcknowledgement }: Announcement): AnnouncementInput => ({
  ...{ title, text, asksAcknowledgement },
});

/** The form of a new announcement or of a correction, over the page. Reached through lazy-announcement-dialog.ts. */
export function AnnouncementDialog({ announcement, schoolId, onOpenChange }: AnnouncementDialogProps) {
  const { t } = useTranslation(['announcements', 'common']);
  const formId = useId();
  const { isAdmin } = useMe();
  const school = useSchoolOf(schoolId);
  const draft = useDraftStore<AnnouncementDraft>(announcementFormKey(schoolId, announcement?.id ?? NEW));
  const saving = useSaveAnnouncement(schoolId, announcement, draft);
  const confirm = useConfirm();
  const ask = useAskBeforePosting(schoolId, true);
  const isPaused = usePause(schoolId) !== null && !isAdmin;
  const errorMessage = useErrorMessage();
  const stored = announcement && wordsOf(announcement);
  const form = useForm<AnnouncementInput>({
    resolver: valibotResolver(announcementInputSchema),
    defaultValues: stored ?? BLANK,
  });
  const { register, handleSubmit, formState } = form;
  const { isBegun, startAnew } = useChangeDraft(form, draft, stored);
  const { errors, dirtyFields } = formState;
  const isTyped = Object.keys(dirtyFields).length > 0;
  const say = useValidationMessage();
  const close = () => onOpenChange(false);
  // A slip of the finger beside the dialog, or Escape, must not cost what was typed.
  const leave = async () => {
    const question = { title: t('common:discardTyped'), confirmLabel: t('common:discard') };
    if (isTyped && !(await confirm({ ...question, tone: 'danger' }))) return;
    void saving.stop();
    draft.set(null);
    close();
  };
  const submit = handleSubmit((input) => {
    // Nobody is told of a correction that is none.
    if (stored && input.title === stored.title && input.text === stored.text) {
      draft.set(null);
      return close();
    }
    ask(`${input.title}\n${input.text}`, () => saving.mutate(input, { onSuccess: close }));
  });

  return (
    <Dialog
      open
      size="sheet"
      onOpenChange={() => void leave()}
      title={t(announcement ? 'form.correctTitle' : 'form.newTitle')}
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
            busyLabel={t('form.sending')}
          >
            {t(announcement ? 'form.correct' : 'form.announce')}
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
        <p className="text-muted text-sm">
          {t(announcement ? 'form.correctLead' : isAdmin ? 'form.leadOfAdmin' : 'form.lead')}
        </p>
        <TextField
          label={t('form.title')}
          maxLength={MAX_ANNOUNCEMENT_TITLE}
          error={say(errors.title?.message)}
          {...register('title')}
        />
        <TextArea
          label={t('form.text')}
          rows={8}
          maxLength={MAX_ANNOUNCEMENT_TEXT}
          error={say(errors.text?.message)}
          {...register('text')}
        />
        {!announcement && (
          <Checkbox label={t('form.asks')} hint={t('form.asksHint')} {...register('asksAcknowledgement')} />
        )}
        <FormError message={saving.error ? `${t('sendFailed')} ${errorMessage(saving.error)}` : undefined} />
      </form>
    </Dialog>
  );
}
