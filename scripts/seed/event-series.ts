import { addDays, addHours, endOfDay, setHours, startOfDay, subDays } from 'date-fns';
import { hereZone } from '../../src/domain/time-zone.ts';
import { EVENT_SERIES, SCHOOLS } from './content.ts';
import { uidOf } from './people.ts';
import { type Document, documents } from './store.ts';

/** Events that repeat, and what their hosts have changed of some; functions make an event of each occurrence. */
export const eventSeriesDocuments = (now: Date): Document[] =>
  EVENT_SERIES.flatMap(({ school, by, day, until, hour, hours, changes, ...series }, index) => {
    const start = setHours(startOfDay(addDays(now, day)), hour);
    const of = { schoolId: SCHOOLS[school].id, userId: uidOf(by) };
    const id = `seed-series-${index + 1}`;
    return [
      documents.eventSeries({
        ...{ ...series, ...of, id, start, end: addHours(start, hours), until: endOfDay(addDays(now, until)) },
        ...{ timeZone: hereZone(), places: null, createdAt: subDays(now, 3) },
      }),
      ...changes.map(({ from, ...part }, place) =>
        documents.seriesChange(id, {
          ...of,
          id: `change-${place + 1}`,
          from,
          part,
          createdAt: subDays(now, 2),
        }),
      ),
    ];
  });
