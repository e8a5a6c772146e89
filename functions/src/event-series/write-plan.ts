import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { newEvent, type SchoolEvent } from '@/domain/entities/community';
import type { EventSeries } from '@/domain/entities/event-series';
import type { OccurrenceContent } from '@/domain/event-series';
import { occurrenceId } from '@/domain/occurrence-id';
import type { SeriesPlan } from '@/domain/series-plan';
import { eventRef } from '../platform/events';

type OfSeries = NonNullable<SchoolEvent['series']>;

/** Writes what is to be done to the events of a series. All of them say when it ends, as far as they are to come. */
export function writePlan(
  tx: Transaction,
  seriesId: string,
  series: EventSeries | null,
  { create, update, remove, state, changeId, last }: SeriesPlan,
  existing: ReadonlyMap<number, SchoolEvent>,
): void {
  const refOf = (number: number) => eventRef(occurrenceId(seriesId, number));
  for (const number of remove) tx.delete(refOf(number));
  if (!series || !state) return;
  const of: OfSeries = {
    ...{ id: seriesId, repeat: series.repeat, until: last ?? series.until },
    changeId,
  };
  for (const [number, content] of create) tx.set(refOf(number), eventOf(series, content, of));
  const removed = new Set(remove);
  for (const [number, event] of existing) {
    const fields = update.get(number);
    const isShorter = event.series?.until.getTime() !== of.until.getTime();
    if (removed.has(number) || (!fields && !isShorter)) continue;
    tx.update(refOf(number), {
      ...fields,
      series: { ...of, changeId: changeId ?? event.series?.changeId ?? null },
    });
  }
}

function eventOf(series: EventSeries, content: OccurrenceContent, of: OfSeries) {
  const { timeZone, userId, schoolId } = series;
  const { id: _, ...event } = newEvent({ id: series.id, ...content, timeZone, userId, schoolId });
  return { ...event, isCancelled: content.isCancelled, series: of, createdAt: FieldValue.serverTimestamp() };
}
