import { useTranslation } from 'react-i18next';
import type { CommunitySettingsInput } from '@/domain/inputs/moderation';
import { useAct } from './use-act';

/** Saves what staff set for their school. */
export function useSaveCommunity(onDone: () => void) {
  const { t } = useTranslation('moderation');
  return useAct<CommunitySettingsInput>({
    act: (cases, input) => cases.saveCommunity(input),
    done: t('settings.saved'),
    onDone,
    explained: ['aborted'],
  });
}
