import { type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { CHILD_SAFETY } from '@/domain/community-rules';
import type { ModerationCase } from '@/domain/entities/moderation-case';
import { productNotification } from '../notifications/product-notification';
import { notificationRef, readNotices } from '../notify/tell';
import { parseUser, userRef } from '../platform/accounts';
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
    const present = await tx.getAll(...told.map((uid) => notificationRef(`${kind}_${caseId}_${uid}`)));
    const accounts = await tx.getAll(...told.map((uid) => userRef(uid)));
    const notices = await readNotices(
      told.flatMap((userId, index) => {
        const before = present[index];
        if (!before || !isNews(about, type, before)) return [];
        const link = `/moderator/reports/${caseId}`;
        // Admins decide about schools that they do not belong to.
        const isMember = parseUser(accounts[index])?.approvedSchools.includes(about.schoolId);
        const schoolId = isMember ? about.schoolId : null;
        return [productNotification({ id: before.id, userId, type, link, schoolId })];
      }),
      at,
    );
    for (const { ref, over } of notices) {
      const document = over(present.find(({ id }) => id === ref.id));
      if (document) tx.set(ref, document);
    }
  });
}

/** Whether it is not told yet; of a danger to a child each report is. */
function isNews(
  about: ModerationCase,
  type: 'appeal' | 'danger' | 'report',
  before: DocumentSnapshot,
): boolean {
  if (before.get('type') !== type) return true;
  const madeAt: unknown = before.get('createdAt');
  return type === 'danger' && madeAt instanceof Timestamp && lastDanger(about) > madeAt.toMillis();
}

/** When the last report of a danger to a child came, in milliseconds. */
const lastDanger = ({ reports }: ModerationCase): number =>
  Math.max(0, ...reports.filter(({ ruleId }) => ruleId === CHILD_SAFETY).map(({ at }) => at.getTime()));
