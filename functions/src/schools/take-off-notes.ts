import { FieldValue } from 'firebase-admin/firestore';
import { db } from '../platform/app';
import { eachDocument } from '../platform/each-document';
import { ofSchool } from './school-documents';

/** Takes a school off what functions note, off parents' words about the assistant, and out of the audit log's excerpts. */
export async function takeOffNotes(schoolId: string): Promise<void> {
  for (const list of ['schoolIds', 'seenSchoolIds']) {
    await eachDocument(db.collection('_reviewerMails').where(list, 'array-contains', schoolId), ({ ref }) =>
      ref.update({ [list]: FieldValue.arrayRemove(schoolId) }),
    );
  }
  await eachDocument(ofSchool('parentAssistantFeedback', schoolId), ({ ref }) =>
    ref.update({ schoolId: null }),
  );
  await forgetTimes(schoolId);
  // Who did what stays on record, by ids; the words that parents wrote there do not.
  await eachDocument(ofSchool('auditLog', schoolId), async (entry) => {
    if (entry.get('subject.excerpt')) await entry.ref.update({ 'subject.excerpt': '' });
  });
}

/**
 * When a parent has asked last carries the id of that request. An archived school takes none, so the times are more than a
 * week old and hold nobody off any more. No query finds them by the end of an id, hence all are looked at.
 */
const forgetTimes = (schoolId: string): Promise<void> =>
  eachDocument(db.collection('joinRequestTimes').select('requestId'), async (times) => {
    if (String(times.get('requestId')).endsWith(`_${schoolId}`)) await times.ref.delete();
  });
