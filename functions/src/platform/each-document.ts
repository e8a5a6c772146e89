import { FieldPath, type Query, type QueryDocumentSnapshot } from 'firebase-admin/firestore';

/** So many are read at once. */
const PAGE = 100;
/** So many are worked on at the same time. */
const AT_ONCE = 10;

/**
 * Does something with each document that a query finds, by their ids, page by page: all parents of a school do not fit
 * into one transaction. One that fails does not stop the others.
 * @param query compares fields for equality only, as its order is that of the ids
 * @throws the last failure, when all others are done
 */
export async function eachDocument(
  query: Query,
  work: (doc: QueryDocumentSnapshot) => Promise<unknown>,
): Promise<void> {
  const ordered = query.orderBy(FieldPath.documentId()).limit(PAGE);
  let failure: { error: unknown } | null = null;
  let page = await ordered.get();
  while (!page.empty) {
    for (let start = 0; start < page.size; start += AT_ONCE) {
      const done = await Promise.allSettled(page.docs.slice(start, start + AT_ONCE).map(work));
      for (const one of done) if (one.status === 'rejected') failure = { error: one.reason };
    }
    page = await ordered.startAfter(page.docs.at(-1)?.id).get();
  }
  if (failure) throw failure.error;
}
