import { Timestamp } from 'firebase-admin/firestore';
import { CHILD_SAFETY } from '@/domain/community-rules';
import type { ModerationCase } from '@/domain/entities/moderation-case';
import { productNotification } from '../notifications/product-notification';
import { db } from '../platform/app';
import { now } from '../platform/clock';
import { caseRef, parseCase } from './case-records';

/** More people than decide at one school; bounds what one report may cost. */
export const MOST_TOLD = 50;

/**
 * Has the bells of those who can decide say that a case waits. Once for each case and person, and for an appeal once more:
 * further reports of an open case ring nobody's again, but those of a danger to a child do.
 */
export async function tellStaff(caseId: string): Promise<void> {
  const at = new Date(await now());
  await db.runTransaction(async (tx) => {
    const about = parseCase(await tx.get(caseRef(caseId)));
    if (!about?.isWaiting) return;
    const type = about.status === 'appealed' ? 'appeal' : about.danger ? 'danger' : 'report';
    const told = (type === 'appeal' ? about.handlerIds : about.readerIds).slice(0, MOST_TOLD);
    if (told.length === 0) return;
    const kind = type === 'appeal' ? 'appeal' : 'report';
    const refs = told.map((uid) => db.doc(`notifications/${kind}_${caseId}_${uid}`));
    const present = await tx.getAll(...refs);
    present.forEach((notification, index) => {
      const madeAt: unknown = notification.get('createdAt');
      const isNews =
        notification.get('type') !== type ||
        (type === 'danger' && madeAt instanceof Timestamp && lastDanger(about) > madeAt.toMillis());
      const uid = told[index];
      if (uid === undefined || !isNews) return;
      tx.set(notification.ref, productNotification(uid, type, `/moderator/reports/${caseId}`, at));
    });
  });
}

/** When the last report of a danger to a child came, in milliseconds. */
const lastDanger = ({ reports }: ModerationCase): number =>
  Math.max(0, ...reports.filter(({ ruleId }) => ruleId === CHILD_SAFETY).map(({ at }) => at.getTime()));
