import { isDeepStrictEqual } from 'node:util';
import {
  type DocumentData,
  type DocumentReference,
  FieldPath,
  FieldValue,
  type Firestore,
} from 'firebase-admin/firestore';

/** A change of what is stored, from the shape of one release to that of the next. */
export interface Migration {
  /** Names it for good: "0.2.0-polls". */
  id: string;
  /** What it does, for whoever runs it. */
  what: string;
  /** Every collection of this name, also below documents. */
  collection: string;
  /** The document in the new shape. What has that shape already comes back as it is. */
  upgrade(data: DocumentData): DocumentData;
}

/** How far a run has come, over all its tries. */
export interface Progress {
  seen: number;
  changed: number;
  /** The last document that is done with; null before the first and after the last. */
  after: string | null;
}

interface Options {
  /** Without it nothing is written: the run tells what it would change. */
  write?: boolean;
  pageSize?: number;
  onPage?: (progress: Progress) => void;
}

const START: Progress = { seen: 0, changed: 0, after: null };

/**
 * Upgrades all documents of a migration, page after page. Broken off, the next run goes on after the last full page;
 * finished, it begins anew and finds nothing to change.
 */
export async function migrate(
  db: Firestore,
  migration: Migration,
  { write = false, pageSize = 200, onPage }: Options = {},
): Promise<Progress> {
  const record = db.doc(`_migrations/${migration.id}`);
  let progress = write ? { ...START, ...((await record.get()).data() as Progress | undefined) } : START;
  if (progress.after === null) progress = START;
  const all = db.collectionGroup(migration.collection).orderBy(FieldPath.documentId()).limit(pageSize);
  for (;;) {
    const page = await (progress.after === null ? all : all.startAfter(db.doc(progress.after))).get();
    let changed = 0;
    for (const { ref, data } of page.docs.map((found) => ({ ref: found.ref, data: found.data() }))) {
      if (isDeepStrictEqual(upgraded(migration, ref, data), data)) continue;
      if (!write || (await store(db, migration, ref))) changed += 1;
    }
    const last = page.size < pageSize ? null : (page.docs.at(-1)?.ref.path ?? null);
    progress = { seen: progress.seen + page.size, changed: progress.changed + changed, after: last };
    if (write) await record.set({ ...progress, at: FieldValue.serverTimestamp() });
    onPage?.(progress);
    if (last === null) return progress;
  }
}

/** Reads the document again, so that what somebody has just written to it stays. */
function store(db: Firestore, migration: Migration, ref: DocumentReference): Promise<boolean> {
  return db.runTransaction(async (transaction) => {
    const data = (await transaction.get(ref)).data();
    if (!data) return false;
    const next = upgraded(migration, ref, data);
    if (isDeepStrictEqual(next, data)) return false;
    transaction.set(ref, next);
    return true;
  });
}

/** @throws when a second upgrade would change the document again: a run could then never be repeated */
function upgraded(migration: Migration, ref: DocumentReference, data: DocumentData): DocumentData {
  const next = migration.upgrade(data);
  if (!isDeepStrictEqual(migration.upgrade(next), next))
    throw new Error(`${migration.id} would change ${ref.path} each time that it runs.`);
  return next;
}
