import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useBackend } from '@/backend/react';
import type { ReportInput } from '@/domain/inputs/moderation';
import type { Target } from '@/domain/moderation-target';
import { useDraftStore } from '@/features/drafts';
import { useFailureToast } from '@/ui/use-failure-toast';
import { useToast } from '@/ui/use-toast';
import { type ReportDraft, reportFormKey } from '../report-draft';

/** Reports something. The form says why that failed, or a toast once it is closed; what was typed stays then. */
export function useSendReport(target: Target) {
  const { t } = useTranslation('reports');
  const { reports } = useBackend();
  const toast = useToast();
  const showFailure = useFailureToast();
  const draft = useDraftStore<ReportDraft>(reportFormKey(target));
  return useMutation({
    mutationFn: (input: Omit<ReportInput, 'target'>) => reports.report({ target, ...input }),
    onSuccess: () => {
      draft.set(null);
      toast.show(t('dialog.sent'), { tone: 'success' });
    },
    onError: (error) => {
      if (!draft.isShown) showFailure(t('dialog.failed'), error);
    },
  });
}
