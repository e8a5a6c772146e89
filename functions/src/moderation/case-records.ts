import type { DocumentReference } from 'firebase-admin/firestore';
import { type ModerationCase, moderationCaseSchema } from '@/domain/entities/moderation-case';
import { moderationNoticeSchema } from '@/domain/entities/moderation-notice';
import type { Target } from '@/domain/moderation-target';
import { db } from '../platform/app';
import { parserOf } from '../platform/documents';

export const caseRef = (caseId: string): DocumentReference => db.doc(`moderationCases/${caseId}`);
export const noticeRef = (caseId: string): DocumentReference => db.doc(`moderationNotices/${caseId}`);
export const logRef = (schoolId: string, caseId: string): DocumentReference =>
  db.doc(`schools/${schoolId}/moderationLog/${caseId}`);

/** The case in a snapshot, or null when there is none. */
export const parseCase = parserOf(moderationCaseSchema);

/** The notice in a snapshot, or null when there is none. */
export const parseNotice = parserOf(moderationNoticeSchema);

/** What a case is about, as it was reported. */
export function targetOf({ kind, targetId: id, postId, schoolId }: ModerationCase): Target {
  return kind === 'comment' ? { kind, id, postId: postId ?? '', schoolId } : { kind, id, schoolId };
}

/** The time of a case's next change, which is never that of the one before: by it moderators say what they have seen. */
export const nextUpdate = (at: number, before?: Pick<ModerationCase, 'updatedAt'>): Date =>
  new Date(Math.max(at, before ? before.updatedAt.getTime() + 1 : 0));
