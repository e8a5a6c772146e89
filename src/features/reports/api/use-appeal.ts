import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useBackend } from '@/backend/react';
import { useDraftStore } from '@/features/drafts';
import { useFailureToast } from '@/ui/use-failure-toast';
import { useToast } from '@/ui/use-toast';

/** Where an appeal is kept while it is written: with no school, as who was removed from one may appeal, too. */
export const appealFormKey = (caseId: string): string => `appeal.${caseId}`;

/** Appeals against a decision. The form says why that failed, or a toast once its page is left. */
export function useAppeal(caseId: string) {
  const { t } = useTranslation('reports');
  const { reports } = useBackend();
  const toast = useToast();
  const showFailure = useFailureToast();
  const draft = useDraftStore<string>(appealFormKey(caseId));
  return useMutation({
    mutationFn: (words: string) => reports.appeal(caseId, words),
    onSuccess: () => {
      draft.set(null);
      toast.show(t('appeal.sent'), { tone: 'success' });
    },
    onError: (error) => {
      if (!draft.isShown) showFailure(t('appeal.failed'), error);
    },
  });
}
