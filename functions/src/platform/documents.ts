import { type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { type EntitySchema, readEntity } from '@/domain/entities/read-entity';
import { log } from './log';

/**
 * Reads the documents of a collection by the schema of their entity. Null where there is none, and where a document is
 * not as the schema says: that is reported, without what is in it.
 */
export const parserOf =
  <T>(schema: EntitySchema<T>) =>
  (snapshot: DocumentSnapshot | undefined): T | null => {
    const data = snapshot?.data();
    if (!snapshot || !data) return null;
    const read = readEntity(schema, snapshot.id, data);
    if ('entity' in read) return read.entity;
    const { unreadable } = read;
    log.warn('A document is not as its schema says', {
      collection: snapshot.ref.parent.id,
      unreadable,
    });
    return null;
  };

/** The moment that a field holds, in milliseconds; null where it holds none. */
export function millisIn(snapshot: DocumentSnapshot | undefined, field: string): number | null {
  const at: unknown = snapshot?.get(field);
  return at instanceof Timestamp ? at.toMillis() : null;
}
