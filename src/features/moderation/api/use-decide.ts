import { useTranslation } from 'react-i18next';
import type { DecideReportInput } from '@/domain/inputs/moderation';
import { useAct } from './use-act';

/** Decides about a case as it was looked at. */
export function useDecide(onDone: () => void) {
  const { t } = useTranslation('moderation');
  return useAct<DecideReportInput>({
    act: (cases, input) => cases.decide(input),
    done: t('decided'),
    onDone,
    explained: ['aborted', 'role-needs-admin'],
    tooLate: t('tooLate'),
  });
}
