import type { SchoolEvent } from './entities/community';
import type { EventSeries, SeriesChange } from './entities/event-series';
import {
  contentsOf,
  inOrder,
  isSameIn,
  type OccurrenceContent,
  SERIES_FIELDS,
  type SeriesField,
} from './event-series';

/** How far the events of a series follow it. */
export interface SeriesState {
  /** The changes that they have. */
  applied: readonly string[];
  /** The numbers of the events that were made of it, also where they were deleted since: these don't come back. */
  made: readonly number[];
  /** The fields in which events were changed by themselves, by their numbers. */
  own: Readonly<Record<string, readonly SeriesField[]>>;
}

/** Nothing is made yet. */
export const NEW_STATE: SeriesState = { applied: [], made: [], own: {} };

/** What has to be done so that the events of a series are as it says. */
export interface SeriesPlan {
  create: Map<number, OccurrenceContent>;
  update: Map<number, Partial<OccurrenceContent>>;
  remove: number[];
  /** Null when nothing is to be kept of a series that is gone. */
  state: SeriesState | null;
  /** The last of the changes that are new to them; null for none. */
  changeId: string | null;
  /** When the last one begins, of those that the series has by now; null for none. */
  last: Date | null;
}

interface Present {
  /** Null when it is gone. */
  series: EventSeries | null;
  changes: readonly SeriesChange[];
  state: SeriesState;
  /** Its events that are there, by their numbers. */
  existing: ReadonlyMap<number, SchoolEvent>;
  /** The numbers of those that moderation has put out of sight. */
  hidden?: ReadonlySet<number>;
  /** The numbers of events of somebody else, who had a series of this id before. */
  foreign?: ReadonlySet<number>;
}

/**
 * Compares the events of a series with what it says. What has begun stays as it was. An occurrence that was deleted stays
 * so, and a field in which one was changed by itself keeps its change. A change that begins with that very one counts in
 * any case: its host had it before them.
 */
export function planSeries(
  { series, changes, state, existing, hidden, foreign }: Present,
  now: Date,
): SeriesPlan {
  const isComing = (number: number) => (existing.get(number)?.start ?? now) > now;
  if (!series) {
    const remove = [...existing.keys()].filter((number) => state.made.includes(number) && isComing(number));
    return { create: new Map(), update: new Map(), remove, state: null, changeId: null, last: null };
  }
  const before = contentsOf(
    series,
    changes.filter(({ id }) => state.applied.includes(id)),
  );
  const contents = contentsOf(series, changes);
  const fresh = changes.filter(({ id }) => !state.applied.includes(id));
  const own = new Map<number, readonly SeriesField[]>();
  const update = new Map<number, Partial<OccurrenceContent>>();
  for (const [number, event] of existing) {
    const content = contents.get(number);
    if (!content) continue;
    const changed = ownFields(event, before.get(number), state.own[number]);
    const forced = new Set(fresh.filter(isAt(number)).flatMap(fieldsOf));
    const isFollowing = (field: SeriesField) => isComing(number) && !changed.includes(field);
    own.set(
      number,
      changed.filter((field) => !forced.has(field)),
    );
    const differing = SERIES_FIELDS.filter(
      (field) => (forced.has(field) || isFollowing(field)) && !isSameIn(field, event, content),
    );
    if (differing.length > 0) update.set(number, only(content, differing));
  }
  const made = new Set(state.made);
  const isThere = (number: number) =>
    existing.has(number) || hidden?.has(number) || foreign?.has(number) || made.has(number);
  const create = new Map([...contents].filter(([number]) => !isThere(number)));
  const isRemoved = (number: number) =>
    isComing(number) || fresh.filter(isAt(number)).some(({ part }) => part.ends);
  const remove = [...existing.keys()].filter((number) => !contents.has(number) && isRemoved(number));
  // What is taken away because the series is shorter comes back with a longer one; what its host deleted does not.
  for (const number of remove) made.delete(number);
  for (const number of contents.keys()) if (!foreign?.has(number)) made.add(number);
  return {
    create,
    update,
    remove,
    changeId: inOrder(fresh).at(-1)?.id ?? null,
    last: [...contents.values()].at(-1)?.start ?? null,
    state: {
      applied: changes.map(({ id }) => id),
      made: [...made].toSorted((left, right) => left - right),
      own: Object.fromEntries([...own].filter(([, fields]) => fields.length > 0)),
    },
  };
}

/** Changes that begin with an occurrence. */
const isAt =
  (number: number) =>
  ({ from }: SeriesChange): boolean =>
    from === number;

/** In which fields an event was changed by itself: times are one thing. */
function ownFields(
  event: SchoolEvent,
  former: OccurrenceContent | undefined,
  known: readonly SeriesField[] = [],
): SeriesField[] {
  const changed = SERIES_FIELDS.filter(
    (field) => known.includes(field) || (former !== undefined && !isSameIn(field, event, former)),
  );
  const isMoved = changed.includes('start') || changed.includes('end');
  return isMoved ? [...new Set([...changed, 'start' as const, 'end' as const])] : changed;
}

/** The fields that a change says. */
const fieldsOf = ({ part }: SeriesChange): SeriesField[] =>
  SERIES_FIELDS.filter((field) => part[field] !== undefined);

const only = (content: OccurrenceContent, fields: readonly SeriesField[]): Partial<OccurrenceContent> =>
  Object.fromEntries(fields.map((field) => [field, content[field]]));
