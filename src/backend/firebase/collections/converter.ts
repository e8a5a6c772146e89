import {
  type FirestoreDataConverter,
  type QueryDocumentSnapshot,
  type SnapshotOptions,
  Timestamp,
  type WithFieldValue,
} from 'firebase/firestore';
import * as v from 'valibot';
import { BackendError } from '../../errors';

/** The stored fields of an entity: its id is the document's name, and no field, unless the entity says otherwise. */
export type Stored<T> = Omit<T, 'id'>;

/** Timestamps anywhere in the data as Dates, which is what the domain's entities hold. */
function withDates(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate();
  if (Array.isArray(value)) return value.map(withDates);
  if (value !== null && typeof value === 'object') {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withDates(inner)]));
  }
  return value;
}

/** Which collection holds the document, and which field is not as its schema says: nothing of its content. */
function unreadable({ ref }: QueryDocumentSnapshot, issues: [v.BaseIssue<unknown>, ...unknown[]]) {
  return new BackendError('internal', { detail: `${ref.parent.id}: ${v.getDotPath(issues[0])}` });
}

/**
 * Reads the documents of a collection by the schema of their entity, and writes entities as such documents.
 * @param storesId whether the id is a field, too
 * @throws BackendError `internal` from `data()` of a document that is not as the schema says
 */
export const converterOf = <T extends object>(
  schema: v.GenericSchema<unknown, T>,
  { storesId = false } = {},
): FirestoreDataConverter<T, Stored<T>> => ({
  fromFirestore(snapshot: QueryDocumentSnapshot, options?: SnapshotOptions): T {
    const data = withDates(snapshot.data(options)) as object;
    const read = v.safeParse(schema, { id: snapshot.id, ...data });
    if (!read.success) throw unreadable(snapshot, read.issues);
    return read.output;
  },
  toFirestore(entity: WithFieldValue<T>): WithFieldValue<Stored<T>> {
    const { id, ...data } = entity as WithFieldValue<T> & { id?: unknown };
    return (storesId ? { id, ...data } : data) as WithFieldValue<Stored<T>>;
  },
});
