import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';

const PAGE = 200;

/** Each document that a query finds, as long as `work` makes it find them no more. */
export async function eachPage(
  query: Query,
  work: (page: readonly QueryDocumentSnapshot[]) => Promise<void>,
): Promise<void> {
  for (;;) {
    const { docs } = await query.limit(PAGE).get();
    if (docs.length === 0) return;
    await work(docs);
  }
}
