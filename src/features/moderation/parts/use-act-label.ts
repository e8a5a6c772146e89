import { useTranslation } from 'react-i18next';
import { type ModerationAct, TAKE_DOWNS } from '@/domain/entities/moderation-case';
import type { TargetKind } from '@/domain/moderation-target';

interface Acted {
  act: ModerationAct;
  /** Of a pause. */
  days?: number | null;
}

/** The key of an act's words. Of a profile only its picture and bio can be put out of sight. */
export const actKey = (act: ModerationAct, kind: TargetKind) => {
  const isOfProfile = kind === 'profile' && TAKE_DOWNS.includes(act);
  return isOfProfile ? (`${act as 'hide' | 'remove'}-profile` as const) : act;
};

/** What an act is called. */
export function useActLabel(): (acted: Acted, kind: TargetKind) => string {
  const { t } = useTranslation('moderation');
  return ({ act, days }, kind) =>
    act === 'pause' && days ? t('pausedFor', { count: days }) : t(`acts.${actKey(act, kind)}`);
}
