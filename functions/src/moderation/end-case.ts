import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { db } from '../platform/app';
import { deleteAll } from '../platform/delete-query';
import { logRef, noticeRef, parseCase } from './case-records';
import { deleteHidden } from './delete-hidden';
import { deleteCasePictures } from './keep-pictures';
import { endedMembershipRef } from './memberships';
import { caseReportersRef } from './reporters';

/** Deletes a case with all that belongs to it, and for good what it has put out of sight. Itself last. */
export async function endCase(found: DocumentSnapshot): Promise<void> {
  const about = parseCase(found);
  const hidden = await db.collection('_hiddenContent').where('caseId', '==', found.id).get();
  for (const one of hidden.docs) await deleteHidden(one);
  await deleteCasePictures(found.id);
  await deleteAll(db.collection('reports').where('caseId', '==', found.id));
  await deleteAll(db.collection('_reportedContent').where('caseId', '==', found.id));
  await deleteAll(db.collection('notifications').where('link', '==', `/moderator/reports/${found.id}`));
  const batch = db.batch();
  for (const ref of [noticeRef(found.id), caseReportersRef(found.id), endedMembershipRef(found.id)])
    batch.delete(ref);
  if (about) batch.delete(logRef(about.schoolId, found.id));
  batch.delete(found.ref);
  await batch.commit();
}
