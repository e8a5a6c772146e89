import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useBackend } from '@/backend/react';
import { useFailureToast } from '@/ui/use-failure-toast';
import { useToast } from '@/ui/use-toast';
import { adminKeys } from './admin-keys';

/** Measures the schools' parents, and sums all schools together, now instead of at night. */
export function useMeasure() {
  const { t } = useTranslation('admin');
  const { admin } = useBackend();
  const client = useQueryClient();
  const toast = useToast();
  const showFailure = useFailureToast();
  const measuring = useMutation({
    mutationFn: async () => (await admin()).measure(),
    onSuccess: async () => {
      toast.show(t('stats.measured'), { tone: 'success' });
      await Promise.all(
        [adminKeys.levels, adminKeys.statistics, adminKeys.assistant].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      );
    },
    onError: (error) => showFailure(t('stats.measureFailed'), error, () => measuring.mutate()),
  });
  return measuring;
}
