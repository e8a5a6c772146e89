import type {
  FirestoreDataConverter,
  QueryDocumentSnapshot,
  SnapshotOptions,
  WithFieldValue,
} from 'firebase/firestore';
import { type EntitySchema, readEntity } from '@/domain/entities/read-entity';
import { BackendError } from '../../errors';

/** The stored fields of an entity: its id is the document's name, and no field, unless the entity says otherwise. */
export type Stored<T> = Omit<T, 'id'>;

/**
 * Reads the documents of a collection by the schema of their entity, and writes entities as such documents.
 * @param storesId whether the id is a field, too
 * @throws BackendError `internal` from `data()` of a document that is not as the schema says; its message names the
 *   collection and the field
 */
export const converterOf = <T extends object>(
  schema: EntitySchema<T>,
  { storesId = false } = {},
): FirestoreDataConverter<T, Stored<T>> => ({
  fromFirestore(snapshot: QueryDocumentSnapshot, options?: SnapshotOptions): T {
    const read = readEntity(schema, snapshot.id, snapshot.data(options));
    if ('entity' in read) return read.entity;
    throw new BackendError('internal', { detail: `${snapshot.ref.parent.id}: ${read.unreadable}` });
  },
  toFirestore(entity: WithFieldValue<T>): WithFieldValue<Stored<T>> {
    const { id, ...data } = entity as WithFieldValue<T> & { id?: unknown };
    return (storesId ? { id, ...data } : data) as WithFieldValue<Stored<T>>;
  },
});
