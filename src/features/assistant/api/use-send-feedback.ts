import { useMutation } from '@tanstack/react-query';
import { useBackend } from '@/backend/react';
import { useDraftStore } from '@/features/drafts';

/** Where what is typed is kept until it has arrived. */
export const FEEDBACK_FORM_KEY = 'assistant.feedback';

/** Sends what a parent thinks of the assistant. */
export function useSendFeedback() {
  const { assistant } = useBackend();
  const draft = useDraftStore<string>(FEEDBACK_FORM_KEY);
  return useMutation({
    mutationFn: (text: string) => assistant.sendFeedback(text),
    onSuccess: (_, sent) => {
      // What has been typed meanwhile is another message.
      if (draft.get()?.trim() === sent) draft.set(null);
    },
  });
}
