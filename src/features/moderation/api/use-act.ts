import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type ErrorCode, errorCode } from '@/backend/errors';
import type { CasesPort } from '@/backend/ports/cases';
import { useBackend } from '@/backend/react';
import { useRecentSignIn } from '@/features/reauthentication';
import { useFailureToast } from '@/ui/use-failure-toast';
import { useToast } from '@/ui/use-toast';
import { moderationKeys } from './moderation-keys';

interface ActOptions<Input> {
  act: (cases: CasesPort, input: Input) => Promise<void>;
  /** What is said once it is done. */
  done: string;
  onDone: () => void;
  /** Failures that the form itself explains. */
  explained: readonly ErrorCode[];
  /** What is said when somebody else was faster: the form is gone then. */
  tooLate?: string;
}

/** Something that staff do, with what is said of it. It may ask them to show that it is them. */
export function useAct<Input>({ act, done, onDone, explained, tooLate }: ActOptions<Input>) {
  const { t } = useTranslation('moderation');
  const { cases } = useBackend();
  const client = useQueryClient();
  const { perform } = useRecentSignIn();
  const toast = useToast();
  const showFailure = useFailureToast();
  const acting = useMutation({
    mutationFn: async (input: Input) => {
      const port = await cases();
      await perform(() => act(port, input));
    },
    onSuccess: () => {
      onDone();
      toast.show(done, { tone: 'success' });
      void client.invalidateQueries({ queryKey: moderationKeys.allDecided });
    },
    onError: (error, input) => {
      const code = errorCode(error);
      if (explained.includes(code)) return;
      if (tooLate && code === 'failed-precondition') toast.show(tooLate, { tone: 'danger' });
      else showFailure(t('failed'), error, () => acting.mutate(input));
    },
  });
  return acting;
}
