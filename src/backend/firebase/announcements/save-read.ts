import { serverTimestamp } from 'firebase/firestore';
import { errorCode } from '../../errors';
import type { AnnouncementsPort } from '../../ports/announcements';
import { announcementRef, readRef } from '../collections/announcements';
import { readOnServer } from '../connection/own-items';
import { toBackendError, withBackendErrors } from '../sdk/errors';
import { commitNow } from '../writing/commit';

const isRefusal = (error: unknown): boolean => errorCode(toBackendError(error)) === 'permission-denied';

/** Whether one may read an announcement at this moment. */
async function isReadable(announcementId: string): Promise<boolean> {
  try {
    return (await readOnServer(announcementRef(announcementId))).exists();
  } catch (error) {
    if (isRefusal(error)) return false;
    throw error;
  }
}

/**
 * Notes what one has seen and acknowledged, where that is more than before: another device may have been quicker. Of an
 * announcement that is not to be read any more nothing is left to say, and nobody is bothered with that.
 */
export const saveRead: AnnouncementsPort['saveRead'] = ({ announcementId, schoolId, uid }, read) =>
  withBackendErrors(async () => {
    const ref = readRef(announcementId, uid);
    const { seenVersion, acknowledgedVersion } = read;
    try {
      await commitNow(async (transaction) => {
        const before = (await transaction.get(ref)).data();
        if (!before) {
          const acknowledgedAt = acknowledgedVersion > 0 ? serverTimestamp() : null;
          const times = { seenAt: serverTimestamp(), acknowledgedAt };
          transaction.set(ref, { userId: uid, schoolId, ...read, ...times });
          return;
        }
        const change = {
          ...(seenVersion > before.seenVersion && { seenVersion, seenAt: serverTimestamp() }),
          ...(acknowledgedVersion > before.acknowledgedVersion && {
            ...{ acknowledgedVersion, acknowledgedAt: serverTimestamp() },
          }),
        };
        if (Object.keys(change).length > 0) transaction.update(ref, change);
      });
    } catch (error) {
      if (!isRefusal(error) || (await isReadable(announcementId))) throw error;
    }
  });
