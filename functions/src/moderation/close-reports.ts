import { type DocumentSnapshot, FieldPath } from 'firebase-admin/firestore';
import type { ModerationCase } from '@/domain/entities/moderation-case';
import { TAKE_DOWNS } from '@/domain/entities/moderation-case';
import type { Report } from '@/domain/entities/report';
import { productNotification } from '../notifications/product-notification';
import { readNotices } from '../notify/tell';
import { db } from '../platform/app';
import { now } from '../platform/clock';

/** Each takes two writes, and a batch has room for five hundred. */
const PAGE = 200;

/** What those who reported are told of a decision; null before there is one. */
export function outcomeOf({
  decision,
  appeal,
}: Pick<ModerationCase, 'decision' | 'appeal'>): Report['outcome'] {
  if (!decision) return null;
  if (appeal?.outcome === 'overturned') return 'overturned';
  if (decision.act === 'no-action') return 'no-action';
  return TAKE_DOWNS.includes(decision.act) ? 'taken-down' : 'acted';
}

/**
 * Tells all who reported a case what became of it. Page by page, as there may be more than a transaction takes; each
 * report with its notification, and only where it does not say so yet.
 */
export async function closeReports(about: ModerationCase): Promise<void> {
  const outcome = outcomeOf(about);
  if (outcome === null) return;
  const closedAt = new Date(await now());
  const reports = db
    .collection('reports')
    .where('caseId', '==', about.id)
    .orderBy(FieldPath.documentId())
    .limit(PAGE);
  for (let page = await reports.get(); !page.empty; page = await reports.startAfter(page.docs.at(-1)).get()) {
    const batch = db.batch();
    const open = page.docs.filter((report) => report.get('outcome') !== outcome);
    for (const report of open) batch.update(report.ref, { outcome, closedAt });
    const notices = await readNotices(open.map(newsOf), closedAt);
    const before = notices.length > 0 ? await db.getAll(...notices.map(({ ref }) => ref)) : [];
    for (const [at, { ref, over }] of notices.entries()) {
      const document = over(before[at]);
      if (document) batch.set(ref, document);
    }
    if (open.length > 0) await batch.commit();
  }
}

const newsOf = (report: DocumentSnapshot) =>
  productNotification({
    id: `report-decided_${report.id}`,
    userId: String(report.get('reporterId')),
    type: 'report-decided',
    link: '/reports',
    // Who has left the school meanwhile has reported all the same.
    schoolId: null,
  });
