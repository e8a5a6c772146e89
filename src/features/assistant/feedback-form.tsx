import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBackend } from '@/backend/react';
import { MAX_FEEDBACK } from '@/domain/assistant/limits';
import { MESSAGE_MS } from '@/domain/limits';
import { useDraftStore, useDraftValue } from '@/features/drafts';
import { Button } from '@/ui/button';
import { FormError } from '@/ui/form-error';
import { Notice } from '@/ui/notice';
import { Section } from '@/ui/section';
import { TextArea } from '@/ui/text-area';
import { useErrorMessage } from '@/ui/use-error-message';

const PLACE = 'assistant.feedback';

/** What a parent thinks of the assistant. What was typed stays until it has arrived. */
export function FeedbackForm() {
  const { t } = useTranslation('assistant');
  const { assistant } = useBackend();
  const errorMessage = useErrorMessage();
  const draft = useDraftStore<string>(PLACE);
  const [typed, setTyped] = useDraftValue(PLACE, '');
  const [thanks, setThanks] = useState<string | null>(null);
  const message = typed.trim();
  const sending = useMutation({
    mutationFn: (text: string) => assistant.sendFeedback(text),
    onSuccess: (_, sent) => {
      // What has been typed meanwhile is another message.
      if (draft.get()?.trim() === sent) draft.set(null);
      setThanks(t('feedback.sent'));
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (message !== '' && message.length <= MAX_FEEDBACK && !sending.isPending) sending.mutate(message);
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
