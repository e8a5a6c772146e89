import { useTranslation } from 'react-i18next';
import { useSubmitToOutbox } from '@/features/offline';
import { useFailureToast } from '@/ui/use-failure-toast';
import { useToast } from '@/ui/use-toast';
import type { Silenced } from '../silenced';

/** Null for being told again. */
type Change = { until: Date | null } | null;

/** Silences something, or ends that. Without a network it waits, and a later choice takes its place. */
export function useChangeSilence({ id: target, title, schoolId }: Silenced): (change: Change) => void {
  const { t } = useTranslation('silences');
  const { mutateAsync } = useSubmitToOutbox();
  const toast = useToast();
  const showFailure = useFailureToast();
  const submit = async (change: Change): Promise<void> => {
    try {
      const outcome = await mutateAsync({
        ...{ kind: 'silence', id: `silence-${target}`, target, title, schoolId, since: new Date() },
        ...{ isOn: change !== null, until: change?.until ?? null },
      });
      if (outcome === 'sent') toast.show(t(change ? 'done' : 'ended'));
    } catch (error) {
      showFailure(t('failed'), error, () => void submit(change));
    }
  };
  return (change) => void submit(change);
}
