import { FieldPath, type Query, type QueryDocumentSnapshot } from 'firebase-admin/firestore';

/** So many are read and written at once. */
const PAGE = 300;

/**
 * Goes through all that a query finds, by their ids, page by page: all parents of a school do not fit into one write.
 * @param query compares fields for equality only, as its order is that of the ids
 */
export async function eachPageOf(
  query: Query,
  work: (page: readonly QueryDocumentSnapshot[]) => Promise<void>,
): Promise<void> {
  const ordered = query.orderBy(FieldPath.documentId()).limit(PAGE);
  let page = await ordered.get();
  while (!page.empty) {
    await work(page.docs);
    const last = page.docs.at(-1);
    if (page.size < PAGE || !last) return;
    page = await ordered.startAfter(last).get();
  }
}
