import type { SchoolEvent } from '@/domain/entities/community';
import type { SeriesPlan } from '@/domain/series-plan';
import type { StoredState, Untold } from './documents';

/** What those who come are still to be told of, with what they have not been told before. */
export function untoldOf(
  { untold }: StoredState,
  { update, changeId: fresh }: SeriesPlan,
  existing: ReadonlyMap<number, SchoolEvent>,
): Untold | null {
  const changeId = fresh ?? untold?.changeId;
  const cancelled = new Set(untold?.cancelled);
  const changed = new Set(untold?.changed);
  for (const [number, fields] of update) {
    const isCancelled = fields.isCancelled ?? existing.get(number)?.isCancelled ?? false;
    const isElsewhere = 'start' in fields || 'end' in fields || 'location' in fields;
    if (fields.isCancelled) cancelled.add(number);
    else if (!isCancelled && (isElsewhere || fields.isCancelled === false)) changed.add(number);
  }
  if (changeId === undefined || cancelled.size + changed.size === 0) return null;
  return { changeId, cancelled: [...cancelled], changed: [...changed] };
}
