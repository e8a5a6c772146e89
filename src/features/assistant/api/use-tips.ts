import { useBackend, useLive, useRead } from '@/backend/react';
import type { Recommendations } from '@/domain/assistant/answers';
import { assistantDay } from '@/domain/assistant/day';
import { FALLBACK_AGES } from '@/domain/assistant/limits';
import type { TipSet } from '@/domain/entities/outreach';
import { useMe, useSelectedSchool } from '@/features/session';
import type { ChosenChild } from '../use-chosen-child';
import { assistantKeys } from './assistant-keys';

export interface Tips {
  today: Recommendations | null;
  isLoading: boolean;
  retry: () => void;
  /** Sets of earlier days, newest first. */
  past: readonly TipSet[];
}

const dayOf = ({ createdAt }: TipSet): string => assistantDay(createdAt ?? new Date());

/**
 * The newest set is today's and not among the past ones (product §9), nor are others of its day: with several children
 * there can be one for each.
 */
export function pastSets(sets: readonly TipSet[]): readonly TipSet[] {
  const [newest] = sets;
  return newest ? sets.filter((set) => dayOf(set) !== dayOf(newest)) : [];
}

/** Today's tips for a child: the set that is there already, else one is asked for, which may take a minute. */
export function useTips({ gradeOrRoom, grade }: ChosenChild): Tips {
  const { assistant } = useBackend();
  const { uid } = useMe();
  const { schoolId } = useSelectedSchool();
  const sets = useLive<TipSet[]>(assistantKeys.tipSets(uid), (observer) =>
    assistant.watchTipSets(uid, observer),
  );
  const day = assistantDay(new Date());
  const present = sets.data?.find((set) => set.gradeBand === grade.band && dayOf(set) === day) ?? null;
  const isKnown = sets.data !== undefined || sets.error !== null;
  const asked = useRead(
    assistantKeys.tips(uid, schoolId, grade.band, day),
    () => assistant.recommendations({ userId: uid, schoolId, gradeOrRoom, ageFallback: FALLBACK_AGES }),
    // They stay the same all day.
    { enabled: isKnown && !present, staleTime: Number.POSITIVE_INFINITY },
  );
  return {
    today: present ?? asked.data ?? null,
    isLoading: !isKnown || (!present && asked.isFetching),
    retry: asked.retry,
    past: pastSets(sets.data ?? []),
  };
}
