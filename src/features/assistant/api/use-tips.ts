import { useQuery } from '@tanstack/react-query';
import { useBackend, useLive } from '@/backend/react';
import type { Recommendations } from '@/domain/assistant/answers';
import { assistantDay } from '@/domain/assistant/day';
import { FALLBACK_AGES } from '@/domain/assistant/limits';
import type { TipSet } from '@/domain/entities/outreach';
import { useMe, useSelectedSchool } from '@/features/session';
import type { ChosenChild } from '../use-chosen-child';

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
  const sets = useLive<TipSet[]>(['assistant', 'tip-sets', uid], (observer) =>
    assistant.watchTipSets(uid, observer),
  );
  const day = assistantDay(new Date());
  const present = sets.data?.find((set) => set.gradeBand === grade.band && dayOf(set) === day) ?? null;
  const isKnown = sets.data !== undefined || sets.error !== null;
  const asked = useQuery({
    queryKey: ['assistant', 'tips', uid, schoolId, grade.band, day],
    queryFn: () =>
      assistant.recommendations({ userId: uid, schoolId, gradeOrRoom, ageFallback: FALLBACK_AGES }),
    enabled: isKnown && !present,
    // They stay the same all day.
    staleTime: Number.POSITIVE_INFINITY,
  });
  return {
    today: present ?? asked.data ?? null,
    isLoading: !isKnown || (!present && asked.isFetching),
    retry: () => void asked.refetch(),
    past: pastSets(sets.data ?? []),
  };
}
