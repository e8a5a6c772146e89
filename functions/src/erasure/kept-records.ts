import type { DocumentData, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { FORMER_NAME } from '@/domain/entities/post';
import { deleteCasePictures } from '../moderation/keep-pictures';
import { bucket, db } from '../platform/app';
import { updateAll } from '../platform/update-all';
import { eachPage } from './each-page';
import { pseudonymOf } from './pseudonym';

/**
 * Puts a keyed pseudonym in the place of an account in what has to be kept: who did what as staff, and what was decided
 * about whom. Words of theirs and their name go.
 */
export async function pseudonymizeRecords(uid: string): Promise<void> {
  for (const field of ['actorId', 'targetId', 'subject.authorId']) {
    await eachPage(db.collection('auditLog').where(field, '==', uid), (page) =>
      each(page, (entry) => moveEntry(entry, uid)),
    );
  }
  await eachPage(db.collection('schoolExports').where('requestedBy', '==', uid), (page) =>
    updateAll(page, () => ({ requestedBy: pseudonymOf(uid) })),
  );
  for (const field of ['subjectId', 'decision.by', 'appeal.by']) {
    await eachPage(db.collection('moderationCases').where(field, '==', uid), (page) =>
      each(page, (one) => writeCase(one, uid)),
    );
  }
  for (const field of ['readerIds', 'handlerIds']) {
    await eachPage(db.collection('moderationCases').where(field, 'array-contains', uid), (page) =>
      each(page, (one) => writeCase(one, uid)),
    );
  }
}

async function each(
  page: readonly QueryDocumentSnapshot[],
  work: (doc: QueryDocumentSnapshot) => Promise<void>,
): Promise<void> {
  for (const doc of page) await work(doc);
}

/** The same data with the pseudonym wherever the uid stood. */
function replaced<T>(value: T, uid: string): T {
  const by = pseudonymOf(uid);
  const replace = (inner: unknown): unknown => {
    if (typeof inner === 'string') return inner.split(uid).join(by);
    if (Array.isArray(inner)) return inner.map(replace);
    if (inner !== null && typeof inner === 'object' && Object.getPrototypeOf(inner) === Object.prototype)
      return Object.fromEntries(Object.entries(inner).map(([key, one]) => [key, replace(one)]));
    return inner;
  };
  return replace(value) as T;
}

/** An entry's id may name who did it or on whom; it is written anew under one that does not. */
async function moveEntry(entry: QueryDocumentSnapshot, uid: string): Promise<void> {
  const data: DocumentData = replaced(entry.data(), uid);
  const isTheirs = entry.get('subject.authorId') === uid;
  const batch = db.batch();
  batch.delete(entry.ref);
  batch.set(db.doc(`auditLog/${replaced(entry.id, uid)}`), {
    ...data,
    ...(isTheirs && { subject: { ...data.subject, excerpt: '' } }),
  });
  await batch.commit();
}

async function writeCase(one: QueryDocumentSnapshot, uid: string): Promise<void> {
  const isSubject = one.get('subjectId') === uid;
  const { readerIds, handlerIds, ...rest } = one.data();
  const without = (ids: unknown) => (Array.isArray(ids) ? ids.filter((id) => id !== uid) : []);
  const about = {
    subjectName: FORMER_NAME,
    content: { title: null, text: '', location: null, start: null, images: [], pictures: [] },
    ...(rest.appeal && { appeal: { ...replaced(rest.appeal, uid), words: '' } }),
  };
  await one.ref.set({
    ...replaced(rest, uid),
    readerIds: without(readerIds),
    handlerIds: without(handlerIds),
    ...(isSubject && about),
  });
  if (isSubject) await deleteCasePictures(one.id);
}

/** Deletes all files of an account: pictures, documents, copies of its data. */
export async function deleteFilesOf(uid: string): Promise<void> {
  const prefixes = [
    `post-images/${uid}/`,
    `profile-pictures/${uid}/`,
    `proof-uploads/${uid}-`,
    `data-exports/${uid}/`,
  ];
  for (const prefix of prefixes) await bucket().deleteFiles({ prefix, force: true });
}
