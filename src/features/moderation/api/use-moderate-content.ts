import { useTranslation } from 'react-i18next';
import type { ModerateContentInput } from '@/domain/inputs/moderation';
import { useAct } from './use-act';

/** Acts on what nobody has reported. */
export function useModerateContent(onDone: () => void) {
  const { t } = useTranslation('moderation');
  return useAct<ModerateContentInput>({
    act: (cases, input) => cases.moderate(input),
    done: t('decided'),
    onDone,
    explained: ['failed-precondition', 'role-needs-admin'],
  });
}
