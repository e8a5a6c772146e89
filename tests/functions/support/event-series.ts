import { randomUUID } from 'node:crypto';
import { FieldValue } from 'firebase-admin/firestore';
import type { SchoolEvent } from '@/domain/entities/community';
import { eventSchema } from '@/domain/entities/community';
import type { EventSeries, SeriesPart } from '@/domain/entities/event-series';
import { readEntity } from '@/domain/entities/read-entity';
import type { User } from '@/domain/entities/user';
import { occurrenceId, occurrenceOf } from '@/domain/occurrence-id';
import { db } from './admin.ts';
import { DAY } from './clock.ts';
import type { TestSchool } from './people.ts';

/** A series of four weeks from tomorrow on, as its host's client writes it. */
export async function createSeries(
  host: User,
  school: TestSchool,
  fields: Partial<EventSeries> = {},
  seriesId: string = randomUUID(),
): Promise<string> {
  // As forms write times: clocks know no milliseconds.
  const start = new Date(Math.ceil(Date.now() / 1_000) * 1_000 + DAY);
  await db.doc(`eventSeries/${seriesId}`).set({
    ...{ schoolId: school.id, userId: host.uid, repeat: 'weekly', timeZone: 'UTC', start, end: null },
    until: new Date(start.getTime() + 22 * DAY),
    ...{ title: 'Choir', location: 'Hall', description: '', places: null },
    createdAt: FieldValue.serverTimestamp(),
    ...fields,
  });
  return seriesId;
}

/** A change of one and all that follow, as its host's client writes it. */
export const changeSeries = (
  host: User,
  school: TestSchool,
  seriesId: string,
  from: number,
  part: SeriesPart,
) =>
  db.doc(`eventSeries/${seriesId}/seriesChanges/${randomUUID()}`).create({
    ...{ schoolId: school.id, userId: host.uid, from, part },
    createdAt: FieldValue.serverTimestamp(),
  });

/** The event of an occurrence. */
export const occurrence = (seriesId: string, number: number) =>
  db.doc(`events/${occurrenceId(seriesId, number)}`);

/** The events of a series that are there, by their numbers. */
export async function eventsOf(seriesId: string): Promise<Map<number, SchoolEvent>> {
  const { docs } = await db.collection('events').where('series.id', '==', seriesId).get();
  const found = docs.map((doc) => {
    const read = readEntity(eventSchema, doc.id, doc.data());
    if (!('entity' in read)) throw new Error(`Unreadable: ${read.unreadable}`);
    return [occurrenceOf(doc.id)?.number ?? -1, read.entity] as const;
  });
  return new Map(found.sort(([left], [right]) => left - right));
}
