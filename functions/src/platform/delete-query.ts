import type { Query } from 'firebase-admin/firestore';
import { db } from './app';

const PAGE = 300;

/** Deletes every document a query finds, page by page. Stops when none is left, so repeating it is harmless. */
export async function deleteAll(query: Query): Promise<void> {
  for (;;) {
    const page = await query.limit(PAGE).get();
    if (page.empty) return;
    const batch = db.batch();
    for (const doc of page.docs) batch.delete(doc.ref);
    await batch.commit();
  }
}
