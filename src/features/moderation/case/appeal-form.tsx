import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { APPEAL_OUTCOMES, type AppealOutcome } from '@/domain/entities/moderation-case';
import { MAX_MODERATION_WORDS } from '@/domain/limits';
import { useDraftStore, useDraftValue } from '@/features/drafts';
import { Button } from '@/ui/button';
import { FieldNotes } from '@/ui/field';
import { TextArea } from '@/ui/text-area';
import { appealFormKey } from '../acts/decision-draft';
import { useDecideAppeal } from '../api/use-decide-appeal';

interface AppealDraft {
  outcome: AppealOutcome | null;
  text: string;
}
const UNDECIDED: AppealDraft = { outcome: null, text: '' };

/** Decides whether a decision holds; what it did is taken back otherwise. */
export function AppealForm({ caseId }: { caseId: string }) {
  const { t } = useTranslation('moderation');
  const id = useId();
  const formKey = appealFormKey(caseId);
  const store = useDraftStore<AppealDraft>(formKey);
  const [draft, setDraft] = useDraftValue<AppealDraft>(formKey, UNDECIDED);
  const deciding = useDecideAppeal(() => store.set(null));
  const [isAsked, setAsked] = useState(false);
  const answer = draft.text.trim();
  const error = isAsked && draft.outcome === null ? t('appeal.missing') : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    // The field says by how much it is too long.
    if (deciding.isPending || draft.outcome === null || answer.length > MAX_MODERATION_WORDS) return;
    deciding.mutate({ caseId, outcome: draft.outcome, answer: answer || null });
  };
  return (
    <form noValidate data-draft="kept" className="grid gap-5" onSubmit={submit}>
      <fieldset className="grid gap-1" aria-describedby={error && `${id}-error`}>
        <legend className="mb-1 font-semibold text-sm">{t('appeal.label')}</legend>
        <FieldNotes id={id} error={error} />
        {APPEAL_OUTCOMES.map((outcome) => (
          <label key={outcome} className="flex min-h-11 cursor-pointer items-start gap-3 py-1.5">
            <input
              type="radio"
              name={id}
              className="mt-0.5 size-5 shrink-0 accent-accent"
              aria-labelledby={`${id}-${outcome}`}
              aria-describedby={`${id}-${outcome}-means`}
              checked={draft.outcome === outcome}
              onChange={() => setDraft({ ...draft, outcome })}
            />
            <span className="grid min-w-0">
              <span id={`${id}-${outcome}`} className="font-semibold">
                {t(`appeal.choices.${outcome}`)}
              </span>
              <span id={`${id}-${outcome}-means`} className="text-muted text-sm">
                {t(`appeal.means.${outcome}`)}
              </span>
            </span>
          </label>
        ))}
      </fieldset>
      <TextArea
        data-draft="kept"
        label={t('appeal.words')}
        hint={t('words.hint')}
        optional
        maxLength={MAX_MODERATION_WORDS}
        value={draft.text}
        onChange={(event) => setDraft({ ...draft, text: event.target.value })}
      />
      <Button
        type="submit"
        busy={deciding.isPending}
        busyLabel={t('decision.busy')}
        className="justify-self-start"
      >
        {t('appeal.submit')}
      </Button>
    </form>
  );
}
