import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_FEEDBACK } from '@/domain/assistant/limits';
import { MESSAGE_MS } from '@/domain/limits';
import { useDraftValue } from '@/features/drafts';
import { Button } from '@/ui/button';
import { FormError } from '@/ui/form-error';
import { Notice } from '@/ui/notice';
import { Section } from '@/ui/section';
import { TextArea } from '@/ui/text-area';
import { useErrorMessage } from '@/ui/use-error-message';
import { FEEDBACK_FORM_KEY, useSendFeedback } from './api/use-send-feedback';

/** What a parent thinks of the assistant. What was typed stays until it has arrived. */
export function FeedbackForm() {
  const { t } = useTranslation('assistant');
  const errorMessage = useErrorMessage();
  const [typed, setTyped] = useDraftValue(FEEDBACK_FORM_KEY, '');
  const [thanks, setThanks] = useState<string | null>(null);
  const message = typed.trim();
  const sending = useSendFeedback();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (message !== '' && message.length <= MAX_FEEDBACK && !sending.isPending)
      sending.mutate(message, { onSuccess: () => setThanks(t('feedback.sent')) });
  };
  return (
    <Section title={t('feedback.title')}>
      <form noValidate onSubmit={submit} className="grid gap-3">
        <TextArea
          data-draft="kept"
          label={t('feedback.label')}
          hint={t('feedback.hint')}
          value={typed}
          maxLength={MAX_FEEDBACK}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button
          type="submit"
          variant="secondary"
          disabled={message === ''}
          busy={sending.isPending}
          busyLabel={t('feedback.sending')}
          className="justify-self-start"
        >
          {t('feedback.send')}
        </Button>
        <Notice message={thanks} onClear={() => setThanks(null)} clearAfterMs={MESSAGE_MS} />
        <FormError message={sending.error && errorMessage(sending.error, t('feedback.failed'))} />
      </form>
    </Section>
  );
}
