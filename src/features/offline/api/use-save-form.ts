import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { DraftStore } from '@/features/drafts';
import { useFailureToast } from '@/ui/use-failure-toast';
import { useToast } from '@/ui/use-toast';
import { useOutbox } from '../offline-context';
import type { Waiting } from '../outbox/entry';
import { useSubmitToOutbox } from './use-submit-to-outbox';

/** What is said of it. */
interface Words {
  saved: string;
  /** It is sent later. */
  waits: string;
  failed: string;
}

/**
 * Sends off what a form in a dialog makes or changes, and says what has become of it, also once the dialog is closed.
 * @param id under which it waits
 * @param draft what is typed: it is there again when it is refused at once
 */
export function useSaveForm<V>(id: string, draft: DraftStore<V>, words: Words) {
  const sending = useSubmitToOutbox(draft);
  const outbox = useOutbox();
  const toast = useToast();
  const showFailure = useFailureToast();
  const { t } = useTranslation('offline');
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  const mutate = (waiting: Waiting, { onSuccess }: { onSuccess: () => void }) => {
    sending.mutateAsync(waiting).then(
      (outcome) => {
        if (outcome === 'discarded') return;
        if (outcome === 'sent') toast.show(words.saved, { tone: 'success' });
        else toast.show(words.waits);
        if (isOpen.current) onSuccess();
      },
      // An open form says why.
      (error: unknown) => isOpen.current || showFailure(words.failed, error),
    );
  };
  /** Cancels while it is being saved: it never arrives, or a message says that it already had. */
  const stop = async () => {
    if (sending.isPending && (await outbox?.discard(id)) === 'was-sent') toast.show(t('onItsWay.wasSent'));
  };
  return { ...sending, mutate, stop };
}
