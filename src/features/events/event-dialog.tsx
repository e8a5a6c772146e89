import { valibotResolver } from '@hookform/resolvers/valibot';
import { useId } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { SchoolEvent } from '@/domain/entities/community';
import type { EventInput } from '@/domain/inputs/event';
import { MAX_DESCRIPTION, MAX_EVENT_TITLE, MAX_LOCATION } from '@/domain/limits';
import { hereZone } from '@/domain/time-zone';
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
import { useSaveEvent } from './api/use-save-event';
import { useSchoolZone } from './api/use-school-zone';
import { type EventDraft, eventFormKey, NEW } from './event-draft';
import { eventFormSchema, seriesOf } from './event-form-schema';
import { type EventFormValues, toFormValues } from './event-form-values';
import { leftOut } from './series/moved-until';
import { RepeatFields } from './series/repeat-fields';
import { ScopeChoice } from './series/scope-choice';
import { seriesPart } from './series/series-part';
import { useMovingEnd } from './use-moving-end';
import { ZoneNote } from './zone-note';

export interface EventDialogProps {
  /** With an id: an event to change; without: what a new one begins with. */
  event: Partial<EventInput> & { id?: string; timeZone?: string; series?: SchoolEvent['series'] };
  /** Which form of a new event it is, by which what is typed is found again. */
  form?: string;
  /** The school it is for, from the moment the form is opened. */
  schoolId: string;
  onOpenChange: (open: boolean) => void;
}

/** The form of a new or existing event, over the page. Reached through lazy-event-dialog.tsx. */
export function EventDialog({ event, form: formKind = NEW, schoolId, onOpenChange }: EventDialogProps) {
  const { t } = useTranslation(['calendar', 'errors', 'common']);
  const formId = useId();
  const school = useSchoolOf(schoolId);
  const draft = useDraftStore<EventDraft>(eventFormKey(schoolId, event.id ?? formKind));
  const saving = useSaveEvent(schoolId, event.id, draft);
  const confirm = useConfirm();
  const ask = useAskBeforePosting(schoolId, true);
  const isPaused = usePause(schoolId) !== null;
  const errorMessage = useErrorMessage();
  const zone = useSchoolZone(schoolId, event.id ? event.timeZone : undefined);
  const { timeZone } = zone;
  const stored = event.id ? toFormValues(event, timeZone, event.series ?? null) : null;
  const form = useForm<EventFormValues, unknown, EventInput>({
    resolver: valibotResolver(eventFormSchema({ timeZone, stored })),
    // What a text says of times it says by the clocks of who reads it, and means those of the school.
    defaultValues: stored ?? toFormValues(event, hereZone()),
  });
  const { register, handleSubmit, formState, getValues, control } = form;
  const moving = useMovingEnd(form, timeZone, event.id !== undefined);
  const { isBegun, startAnew } = useChangeDraft(form, draft, stored);
  const { errors, dirtyFields } = formState;
  const changed = Object.keys(dirtyFields);
  const isSeries = Boolean(event.series);
  const scope = useWatch({ control, name: 'scope' });
  const isOfFollowing = isSeries && scope === 'following';
  const say = useValidationMessage();
  const close = () => onOpenChange(false);
  // A slip of the finger beside the dialog, or Escape, must not cost a typed event.
  const leave = async () => {
    const question = { title: t('common:discardTyped'), confirmLabel: t('common:discard') };
    if (changed.length > 0 && !(await confirm({ ...question, tone: 'danger' }))) return;
    void saving.stop();
    draft.set(null);
    close();
  };
  // Mostly a slip of the year. Who changes only the place of an event that is over is not asked.
  const isMeant = async (input: EventInput) => {
    const chosen = !event.id || dirtyFields.start || dirtyFields.end;
    if (!chosen || input.start >= new Date()) return true;
    return confirm({ title: t('inPast'), message: t('inPastText'), confirmLabel: t('save') });
  };
  const mayLeaveOut = async (count: number) =>
    count === 0 ||
    confirm({
      ...{ title: t('shorter.title', { count }), message: t('deleteText') },
      ...{ confirmLabel: t('save'), tone: 'danger' },
    });
  const submit = handleSubmit(async (input) => {
    if (!(await isMeant(input))) return;
    const { title, location, description } = input;
    const values = getValues();
    const series = seriesOf(values, timeZone);
    const part = isOfFollowing ? seriesPart(input, changed, series?.until ?? null) : {};
    const following = Object.keys(part).length > 0 ? part : null;
    if (following && !(await mayLeaveOut(leftOut(event, input, series, timeZone)))) return;
    const fields = changed.filter((name): name is keyof EventInput => name in input);
    ask([title, location, description].join('\n'), () =>
      saving.mutate(
        { input, timeZone, changed: fields, series: event.id ? null : series, following },
        { onSuccess: close },
      ),
    );
  });

  return (
    <Dialog
      open
      size="sheet"
      onOpenChange={() => void leave()}
      title={event.id ? t('editTitle') : t('addTitle')}
      footer={
        <>
          <Button variant="secondary" onClick={() => void leave()}>
            {t('common:cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            disabled={!school.isOpen || isPaused || zone.isPending}
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
        className="grid gap-4"
        onSubmit={(submitted) => void submit(submitted)}
      >
        <FormSchool school={school} />
        <PausedNote isPaused={isPaused} schoolId={schoolId} />
        {isBegun && <DraftNote onStartAnew={startAnew} />}
        {isSeries && <ScopeChoice {...register('scope')} />}
        <TextField
          label={t('name')}
          maxLength={MAX_EVENT_TITLE}
          error={say(errors.title?.message)}
          {...register('title')}
        />
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,14rem),1fr))] gap-4">
          <TextField
            label={t('start')}
            type="datetime-local"
            error={say(errors.start?.message)}
            onFocus={moving.begin}
            {...register('start', { onChange: moving.go })}
          />
          <TextField
            label={t('end')}
            type="datetime-local"
            optional
            hint={t('endHint')}
            error={say(errors.end?.message)}
            {...register('end')}
          />
        </div>
        <p role="status" className="sr-only">
          {moving.hasMoved && t('endMoved')} {isOfFollowing && moving.hasMovedUntil && t('untilMoved')}
        </p>
        <ZoneNote zone={zone} />
        {(!event.id || isOfFollowing) && <RepeatFields form={form} timeZone={timeZone} isNew={!event.id} />}
        <TextField
          label={t('location')}
          optional
          maxLength={MAX_LOCATION}
          error={say(errors.location?.message)}
          {...register('location')}
        />
        <TextField
          label={t('places')}
          optional
          inputMode="numeric"
          hint={t('placesHint')}
          error={say(errors.places?.message)}
          {...register('places')}
        />
        <TextArea
          label={t('description')}
          optional
          rows={3}
          maxLength={MAX_DESCRIPTION}
          error={say(errors.description?.message)}
          {...register('description')}
        />
        <FormError message={saving.error ? `${t('saveFailed')} ${errorMessage(saving.error)}` : undefined} />
      </form>
    </Dialog>
  );
}
