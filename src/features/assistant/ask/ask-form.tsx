import type { FormEvent, KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { errorCode } from '@/backend/errors';
import type { AssistantUsage } from '@/domain/assistant/answers';
import { MAX_QUESTION } from '@/domain/assistant/limits';
import { Button } from '@/ui/button';
import { FormError } from '@/ui/form-error';
import { TextArea } from '@/ui/text-area';
import { useErrorMessage } from '@/ui/use-error-message';
import type { Asking } from '../api/use-ask';

/** What the sentence for a failed question is about: the limit, and a provider that is away. */
const UNTOLD: ReadonlySet<string> = new Set(['resource-exhausted', 'service-away']);

interface Props {
  asking: Asking;
  usage: AssistantUsage | undefined;
  gradeOrRoom: string;
}

/** The ask box. */
export function AskForm({ asking, usage, gradeOrRoom }: Props) {
  const { t } = useTranslation('assistant');
  const errorMessage = useErrorMessage();
  const { typed, setTyped } = asking;
  const question = typed.trim();
  const over = question.length - MAX_QUESTION;
  const usedUp = usage?.remaining === 0;
  const busy = asking.pending !== null;
  const why = (error: Error) =>
    UNTOLD.has(errorCode(error)) ? t('ask.failed') : errorMessage(error, t('ask.failed'));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy || usedUp || question === '' || over > 0) return;
    asking.ask(question, gradeOrRoom);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) submit(event);
  };

  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      <TextArea
        data-draft="kept"
        label={t('ask.label')}
        placeholder={t('ask.placeholder')}
        hint={usage?.source === 'ai' && t('ask.hint')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
        {...(over > 0 && { error: t('ask.tooLong', { count: over }) })}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div role="status" className="min-w-0 text-muted text-sm">
          {usage && <p>{t('ask.left', { count: usage.remaining })}</p>}
          {usedUp && <p>{t('ask.tomorrow')}</p>}
        </div>
        <Button
          type="submit"
          busy={busy}
          busyLabel={t('ask.sending')}
          aria-disabled={usedUp || question === '' || over > 0}
        >
          {t('ask.send')}
        </Button>
      </div>
      <FormError message={asking.error && why(asking.error)} />
    </form>
  );
}
