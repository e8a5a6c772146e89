import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useBackend } from '@/backend/react';
import { useConfirm } from '@/ui/use-confirm';
import { useFailureToast } from '@/ui/use-failure-toast';
import { useToast } from '@/ui/use-toast';

/** Turns a parent's feed of a school off, after asking. */
export function useEndFeed(schoolId: string) {
  const { t } = useTranslation('calendar');
  const { events } = useBackend();
  const confirm = useConfirm();
  const toast = useToast();
  const showFailure = useFailureToast();
  const ending = useMutation({
    mutationFn: () => events.endFeed(schoolId),
    onSuccess: () => void toast.show(t('feed.ended'), { tone: 'success' }),
    onError: (error) => showFailure(t('feed.endFailed'), error, () => ending.mutate()),
  });
  const ask = async () => {
    const question = {
      title: t('feed.endAsk'),
      message: t('feed.endText'),
      confirmLabel: t('feed.end'),
      tone: 'danger',
    } as const;
    if (await confirm(question)) ending.mutate();
  };
  return { ...ending, mutate: () => void ask() };
}
