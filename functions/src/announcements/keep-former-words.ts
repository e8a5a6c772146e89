import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Announcement } from '@/domain/entities/announcement';
import { FORMER_AUTHOR } from '@/domain/entities/post';
import type { Revision } from '@/domain/entities/revision';
import { userRef } from '../platform/accounts';
import { db } from '../platform/app';
import { isDocumentId } from '../platform/document-id';
import { revisionsOf } from '../platform/posts';
import { announcementRef } from './documents';

/**
 * Keeps what an announcement said before it was corrected, for staff: title and text, one below the other. Under an id that
 * sorts by time and is the same when the event comes again; only as long as the announcement is there, and of nobody whose account
 * is gone by now.
 */
export async function keepFormerWords(
  former: QueryDocumentSnapshot,
  before: Announcement,
  replacedAt: Date,
): Promise<void> {
  const authorId = before.correctedBy ?? before.userId;
  await db.runTransaction(async (tx) => {
    const present = await tx.get(announcementRef(before.id));
    if (!present.exists) return;
    const isThere = isDocumentId(authorId) && (await tx.get(userRef(authorId))).exists;
    const revision: Omit<Revision, 'id'> = {
      schoolId: before.schoolId,
      authorId: isThere ? authorId : FORMER_AUTHOR,
      content: `${before.title}\n\n${before.text}`,
      writtenAt: before.publishedAt,
      replacedAt,
    };
    tx.set(revisionsOf(announcementRef(before.id)).doc(former.updateTime.toDate().toISOString()), revision);
  });
}
