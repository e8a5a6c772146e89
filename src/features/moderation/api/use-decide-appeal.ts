import { useTranslation } from 'react-i18next';
import type { DecideAppealInput } from '@/domain/inputs/moderation';
import { useAct } from './use-act';

/** Decides about an appeal. */
export function useDecideAppeal(onDone: () => void) {
  const { t } = useTranslation('moderation');
  return useAct<DecideAppealInput>({
    act: (cases, input) => cases.decideAppeal(input),
    done: t('appealDecided'),
    onDone,
    explained: [],
    tooLate: t('tooLate'),
  });
}
