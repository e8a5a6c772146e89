import { requestDecidedId } from '@/domain/ids';
import { productNotification } from '../notifications/product-notification';
import { notificationRef, readNotices } from '../notify/tell';
import { parseUser, userRef } from '../platform/accounts';
import { db } from '../platform/app';
import { parseSchool, schoolRef } from '../platform/schools';

/**
 * Tells a parent that they were let into a school, unless they are out again by now. The last decision about a school and parent
 * takes the place of the one before.
 * @param at when it was decided: an event that comes again tells nothing anew
 */
export const tellApproval = (uid: string, schoolId: string, at: number): Promise<void> =>
  tell(uid, schoolId, 'approved', at);

/** The same of a request that was turned down, unless another has taken its place by now. */
export const tellRejection = (uid: string, schoolId: string, at: number): Promise<void> =>
  tell(uid, schoolId, 'rejected', at);

const tell = (uid: string, schoolId: string, outcome: 'approved' | 'rejected', at: number): Promise<void> =>
  db.runTransaction(async (tx) => {
    const id = requestDecidedId(schoolId, uid);
    const user = parseUser(await tx.get(userRef(uid)));
    const school = parseSchool(await tx.get(schoolRef(schoolId)));
    const isIn = user?.approvedSchools.includes(schoolId) ?? false;
    const isSo = outcome === 'approved' ? isIn : !isIn && user?.rejectedRequest?.schoolId === schoolId;
    if (!school || !isSo) return;
    const before = await tx.get(notificationRef(id));
    const [notice] = await readNotices([
      productNotification({
        type: 'request-decided',
        ...{ id, userId: uid, outcome, title: school.name, cause: at },
        link: isIn ? '/dashboard' : '/join-school',
        // Who was turned down is no member.
        schoolId: isIn ? schoolId : null,
      }),
    ]);
    const document = notice?.over(before);
    if (document) tx.set(notificationRef(id), document);
  });
