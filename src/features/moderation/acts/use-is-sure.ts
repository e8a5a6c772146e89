import { useTranslation } from 'react-i18next';
import { APPEAL_DAYS, type ModerationAct } from '@/domain/entities/moderation-case';
import type { TargetKind } from '@/domain/moderation-target';
import { useConfirm } from '@/ui/use-confirm';
import { useActLabel } from '../parts/use-act-label';
import type { MadeDecision } from './use-decision';

/** What takes nothing from anybody is done at once. */
const UNASKED: readonly ModerationAct[] = ['no-action', 'warn'];

/** Asks before something is taken from somebody. */
export function useIsSure(kind: TargetKind): (decision: MadeDecision) => Promise<boolean> {
  const { t } = useTranslation('moderation');
  const confirm = useConfirm();
  const labelOf = useActLabel();
  return async (decision) =>
    UNASKED.includes(decision.act) ||
    confirm({
      title: t(`sure.${decision.act as 'hide' | 'remove' | 'pause' | 'remove-member'}`),
      message: t('sure.message', { days: APPEAL_DAYS }),
      confirmLabel: labelOf(decision, kind),
      tone: 'danger',
    });
}
