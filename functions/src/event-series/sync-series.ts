import type { QuerySnapshot, Transaction } from 'firebase-admin/firestore';
import type { SchoolEvent } from '@/domain/entities/community';
import type { EventSeries } from '@/domain/entities/event-series';
import { occurrenceId, occurrenceOf } from '@/domain/occurrence-id';
import { MAX_OCCURRENCES } from '@/domain/recurrence';
import { planSeries } from '@/domain/series-plan';
import { isTimeZone } from '@/domain/time-zone';
import { db } from '../platform/app';
import { now } from '../platform/clock';
import { parseEvent } from '../platform/events';
import { hiddenContentRef } from '../platform/hidden-content';
import { inSharedTurn } from '../platform/in-turn';
import { log } from '../platform/log';
import { schoolRef } from '../platform/schools';
import {
  changesOf,
  eventsOfSeries,
  parseChange,
  parseSeries,
  seriesRef,
  stateIn,
  stateRef,
} from './documents';
import { untoldOf } from './untold';
import { writePlan } from './write-plan';

/**
 * Makes the events of a series what it says. Whatever is there when it runs decides, in one transaction with the note of
 * what was done: repeated, late and reordered triggers end right, and nothing that was deleted or changed by itself comes
 * back.
 */
export const syncSeries = (seriesId: string): Promise<void> =>
  inSharedTurn(`series ${seriesId}`, async () => {
    const at = new Date(await now());
    await db.runTransaction((tx) => sync(tx, seriesId, at));
  });

async function sync(tx: Transaction, seriesId: string, at: Date): Promise<void> {
  const [found, state] = await tx.getAll(seriesRef(seriesId), stateRef(seriesId));
  const series = parseSeries(found);
  // What is there and is not as its schema says: nothing follows from it, least of all that it is gone.
  if (found?.exists && !series) return;
  if (series && !isTimeZone(series.timeZone)) {
    log.warn('A series is in a zone that is none', { seriesId });
    return;
  }
  const [changes, events, hidden, isOpen] = [
    await tx.get(changesOf(seriesId)),
    await tx.get(eventsOfSeries(seriesId)),
    state?.exists ? new Set<number>() : await hiddenNumbers(tx, seriesId),
    series !== null && (await tx.get(schoolRef(series.schoolId))).exists,
  ];
  // Its school is being deleted, and the series with it.
  if (series && !isOpen) return;
  const stored = stateIn(state);
  const { own: existing, foreign } = numbered(events, series);
  const plan = planSeries(
    {
      ...{ series, existing, hidden, foreign, state: stored },
      changes: changes.docs.flatMap((doc) => parseChange(doc) ?? []),
    },
    at,
  );
  writePlan(tx, seriesId, series, plan, existing);
  if (!plan.state) tx.delete(stateRef(seriesId));
  else tx.set(stateRef(seriesId), { ...plan.state, untold: untoldOf(stored, plan, existing) });
}

/**
 * Events by the numbers of their occurrences, and the numbers of those that stay as they are: what can't be read, and what
 * another has made. The id of a series that is gone is free: who takes it must not get hold of the events that it has left.
 */
function numbered(events: QuerySnapshot, series: EventSeries | null) {
  const own = new Map<number, SchoolEvent>();
  const foreign = new Set<number>();
  for (const doc of events.docs) {
    const number = occurrenceOf(doc.id)?.number;
    if (number === undefined) continue;
    const event = parseEvent(doc);
    const isOwn = !series || (event?.userId === series.userId && event.schoolId === series.schoolId);
    if (event && isOwn) own.set(number, event);
    else foreign.add(number);
  }
  return { own, foreign };
}

/** Which of them moderation holds under these ids: of a series that was made a second time. */
async function hiddenNumbers(tx: Transaction, seriesId: string): Promise<Set<number>> {
  const numbers = Array.from({ length: MAX_OCCURRENCES }, (_, number) => number);
  const held = await tx.getAll(
    ...numbers.map((number) => hiddenContentRef(`event_${occurrenceId(seriesId, number)}`)),
  );
  return new Set(numbers.filter((number) => held[number]?.exists));
}
