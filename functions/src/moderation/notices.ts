import type { Transaction } from 'firebase-admin/firestore';
import type { ModerationCase } from '@/domain/entities/moderation-case';
import type { ModerationNotice } from '@/domain/entities/moderation-notice';
import { ADMIN_POST_PREVIEW } from '@/domain/limits';
import { preview } from '@/domain/preview';
import { productNotification } from '../notifications/product-notification';
import { type Notice, readNotices } from '../notify/tell';
import { db } from '../platform/app';
import { parseSchool } from '../platform/schools';
import { noticeRef } from './case-records';

/** How what a case is about begins. */
export const excerptOf = ({ content }: Pick<ModerationCase, 'content'>): string =>
  preview(content.title || content.text, ADMIN_POST_PREVIEW);

/** What a notice repeats of its school. */
export async function readSchoolName(tx: Transaction, schoolId: string): Promise<string> {
  return parseSchool(await tx.get(db.doc(`schools/${schoolId}`)))?.name ?? '';
}

type Said = Pick<ModerationNotice, 'act' | 'at'> & Partial<ModerationNotice>;

/** Writes what an author is told about a case, in the place of what they were told before. */
export function writeNotice(
  tx: Transaction,
  found: Pick<ModerationCase, 'id' | 'schoolId' | 'subjectId' | 'kind' | 'content'>,
  schoolName: string,
  said: Said,
): void {
  const notice: Omit<ModerationNotice, 'id'> = {
    userId: found.subjectId,
    schoolId: found.schoolId,
    schoolName,
    kind: found.kind,
    excerpt: excerptOf(found),
    until: null,
    ruleTitle: null,
    ruleText: null,
    words: null,
    appealUntil: null,
    appealWords: null,
    appealOutcome: null,
    appealAnswer: null,
    ...said,
  };
  tx.set(noticeRef(found.id), notice);
}

/**
 * Reads how an author is told that there is a decision.
 * @param isMailed whether it has a mail of its own, so that a second one would say the same
 * @returns a function that has their bell say so
 */
export async function readTellAuthor(
  tx: Transaction,
  { id, subjectId }: Pick<ModerationCase, 'id' | 'subjectId'>,
  at: Date,
  isMailed = false,
): Promise<() => void> {
  const news = productNotification({
    type: 'decision',
    ...{ id: `decision_${id}`, userId: subjectId, link: '/reports' },
    // Also of who was taken out of the school by it.
    schoolId: null,
  });
  const [notice]: (Notice | undefined)[] = await readNotices([news], at);
  const before = notice && (await tx.get(notice.ref));
  return () => {
    const document = notice?.over(before);
    if (notice && document) tx.set(notice.ref, isMailed ? { ...document, mail: 'off' } : document);
  };
}
