import * as v from 'valibot';

/** The database's moments, by the one thing that both of its libraries say of them. */
const isTimestamp = (value: object): value is { toDate(): Date } =>
  'toDate' in value && typeof value.toDate === 'function';

/** Moments anywhere in the data as Dates, which is what entities hold. */
function withDates(value: unknown): unknown {
  if (value === null || typeof value !== 'object' || value instanceof Date) return value;
  if (isTimestamp(value)) return value.toDate();
  if (Array.isArray(value)) return value.map(withDates);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withDates(inner)]));
}

/** What describes the documents of a collection. */
export type EntitySchema<T> = v.GenericSchema<unknown, T>;

/**
 * A document as the entity that its schema describes: with its id, with Dates, and with what it lacks filled in.
 * @param data the document's fields as the database's library gives them
 * @returns `unreadable` names the field that is not of the type that the schema says, such as "comments.0.createdAt",
 *   and nothing of what is in it
 */
export function readEntity<T>(
  schema: EntitySchema<T>,
  id: string,
  data: object,
): { entity: T } | { unreadable: string } {
  const read = v.safeParse(schema, { id, ...(withDates(data) as object) });
  // Only types decide. Bounds are for who writes: rules count letters otherwise, and whoever found the difference could
  // make their own record unreadable, and so be out of reach of those who would remove them.
  return read.typed ? { entity: read.output } : { unreadable: v.getDotPath(read.issues[0]) ?? '' };
}
