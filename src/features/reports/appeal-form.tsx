import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorCode } from '@/backend/errors';
import { MAX_MODERATION_WORDS } from '@/domain/limits';
import { useDraftValue } from '@/features/drafts';
import { Button } from '@/ui/button';
import { FormError } from '@/ui/form-error';
import { TextArea } from '@/ui/text-area';
import { useErrorMessage } from '@/ui/use-error-message';
import { useValidationMessage } from '@/ui/use-validation-message';
import { appealFormKey, useAppeal } from './api/use-appeal';

interface Props {
  caseId: string;
  onSent: () => void;
}

/** Why a decision should be another one. What is typed stays until it has arrived. */
export function AppealForm({ caseId, onSent }: Props) {
  const { t } = useTranslation('reports');
  const [typed, setTyped] = useDraftValue(appealFormKey(caseId), '');
  const [isAsked, setAsked] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const appealing = useAppeal(caseId);
  const errorMessage = useErrorMessage();
  const say = useValidationMessage();
  const words = typed.trim();
  const problem =
    appealing.error &&
    (errorCode(appealing.error) === 'failed-precondition'
      ? t('appeal.late')
      : `${t('appeal.failed')} ${errorMessage(appealing.error)}`);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (appealing.isPending) return;
    setAsked(true);
    // The field says by how much it is too long.
    if (words === '' || words.length > MAX_MODERATION_WORDS) field.current?.focus();
    else appealing.mutate(words, { onSuccess: onSent });
  };
  return (
    <form noValidate data-draft="kept" className="grid gap-3" onSubmit={submit}>
      <TextArea
        ref={field}
        data-draft="kept"
        label={t('appeal.words')}
        hint={t('appeal.hint')}
        maxLength={MAX_MODERATION_WORDS}
        error={isAsked && words === '' ? say('required') : undefined}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <FormError message={problem} />
      <Button
        type="submit"
        busy={appealing.isPending}
        busyLabel={t('appeal.submitting')}
        className="justify-self-start"
      >
        {t('appeal.submit')}
      </Button>
    </form>
  );
}
