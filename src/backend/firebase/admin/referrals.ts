import { orderBy, query, runTransaction, where } from 'firebase/firestore';
import { newReferral } from '@/domain/entities/referral';
import { BackendError } from '../../errors';
import type { AdminPort, Referrer } from '../../ports/admin';
import { referralRef, referrals } from '../collections/referrals';
import { userRef } from '../collections/users';
import { entity, readDocument, readPage } from '../reading/documents';
import { ADMIN_PAGE } from '../reading/list-sizes';
import { withBackendErrors } from '../sdk/errors';
import { db } from '../sdk/firestore';
import { audit } from '../writing/audit';

export const adminReferrals: Pick<AdminPort, 'referral' | 'issueGift' | 'referrers'> = {
  referral: (uid) =>
    withBackendErrors(async () => (await readDocument(referralRef(uid))) ?? newReferral(uid)),

  issueGift: (uid, actorId) =>
    withBackendErrors(() =>
      runTransaction(db(), async (transaction) => {
        const ref = referralRef(uid);
        const now = entity(await transaction.get(ref));
        if (!now) throw new BackendError('not-found');
        if (now.giftIssued) return;
        const entry = { actorId, targetId: uid, schoolId: null, detail: null };
        const { id } = audit(transaction, { ...entry, action: 'issue-gift' });
        transaction.update(ref, { giftIssued: true, lastAuditId: id });
      }),
    ),

  referrers: (after) =>
    withBackendErrors(async () => {
      const most = query(referrals(), where('referralCount', '>', 0), orderBy('referralCount', 'desc'));
      const { items, next } = await readPage(most, ADMIN_PAGE, after);
      const found = await Promise.all(
        items.map(async (referral): Promise<Referrer | null> => {
          const user = await readDocument(userRef(referral.uid));
          if (!user) return null;
          const { uid, email, firstName, lastName } = user;
          return { uid, email, firstName, lastName, referral };
        }),
      );
      return { items: found.filter((one) => one !== null), next };
    }),
};
