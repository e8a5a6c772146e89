import { deleteCasePictures } from '../moderation/keep-pictures';
import { db } from '../platform/app';
import { deleteAll } from '../platform/delete-query';
import { eachDocument } from '../platform/each-document';
import { ofSchool } from './school-documents';

/** What functions keep of a case under its id. */
const BESIDE = ['_caseReporters', '_endedMemberships'];

/** Deletes the cases of a school, with the copies of pictures and with what is noted of who reported. */
export const eraseCases = (schoolId: string): Promise<void> =>
  eachDocument(ofSchool('moderationCases', schoolId), async ({ id, ref }) => {
    await deleteCasePictures(id);
    await deleteAll(db.collection('_reportedContent').where('caseId', '==', id));
    await deleteAll(db.collection('notifications').where('link', '==', `/moderator/reports/${id}`));
    await Promise.all(BESIDE.map((collection) => db.doc(`${collection}/${id}`).delete()));
    await ref.delete();
  });
