import type { SeriesPart } from '@/domain/entities/event-series';
import type { EventInput } from '@/domain/inputs/event';
import { SHARED_FIELDS } from '@/domain/inputs/event-series';

/**
 * What a change says of one occurrence and all that follow: of what nobody has changed, nothing.
 * @param changed fields of the form
 * @param until the last moment of its last day, as it is typed
 */
export function seriesPart(input: EventInput, changed: readonly string[], until: Date | null): SeriesPart {
  const { start, end } = input;
  const isMoved = changed.includes('start') || changed.includes('end');
  const shared = SHARED_FIELDS.filter((field) => changed.includes(field));
  return {
    ...Object.fromEntries(shared.map((field) => [field, input[field]])),
    ...(isMoved && { start, end }),
    ...(until && changed.includes('until') && { until }),
  };
}
