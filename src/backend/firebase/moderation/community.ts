import { deleteDoc, limit, orderBy, query, serverTimestamp, setDoc } from 'firebase/firestore';
import { DEFAULT_RULES_SETTINGS, DEFAULT_SAFETY_SETTINGS } from '@/domain/entities/community-settings';
import type { Observer } from '../../live';
import type { CommunityPort } from '../../ports/community';
import { rulesAcceptanceRef, rulesSettingsRef, safetySettingsRef } from '../collections/community-settings';
import { hiddenItemRef } from '../collections/hidden-items';
import { photoWishes, photoWishRef } from '../collections/photo-wishes';
import { watchDocument, watchQuery } from '../reading/documents';
import { PHOTO_WISHES } from '../reading/list-sizes';
import { withBackendErrors } from '../sdk/errors';
import { commitNow } from '../writing/commit';
import { commitCounted } from '../writing/count';
import { BELIEVED, type ownView } from './own-view';

/** Tells what stands for a document where there is none. */
const mapped = <T, R>(observer: Observer<R>, map: (value: T) => R): Observer<T> => ({
  next: (value) => observer.next(map(value)),
  error: observer.error,
});

/** What of it no screen needs at once. */
export const communityPort: Omit<CommunityPort, keyof typeof ownView> = {
  watchRules: (schoolId, observer) =>
    watchDocument(
      rulesSettingsRef(schoolId),
      mapped(observer, (settings) => settings ?? DEFAULT_RULES_SETTINGS),
      BELIEVED,
    ),

  watchSafety: (schoolId, observer) =>
    watchDocument(
      safetySettingsRef(schoolId),
      mapped(observer, (settings) => settings ?? DEFAULT_SAFETY_SETTINGS),
      BELIEVED,
    ),

  watchAccepted: (uid, schoolId, observer) =>
    watchDocument(
      rulesAcceptanceRef(uid, schoolId),
      mapped(observer, (acceptance) => acceptance?.version ?? 0),
      BELIEVED,
    ),

  acceptRules: (uid, schoolId, version) =>
    withBackendErrors(() =>
      setDoc(rulesAcceptanceRef(uid, schoolId), {
        userId: uid,
        schoolId,
        version,
        acceptedAt: serverTimestamp(),
      }),
    ),

  hide: (uid, item) =>
    withBackendErrors(() =>
      commitCounted(uid, 'hiddenItems', item.id, (transaction) => {
        transaction.set(hiddenItemRef(uid, item.id), { ...item, createdAt: serverTimestamp() });
      }),
    ),

  show: (uid, itemId) =>
    withBackendErrors(() => commitNow((transaction) => void transaction.delete(hiddenItemRef(uid, itemId)))),

  watchPhotoWishes: (schoolId, observer) =>
    watchQuery(
      query(photoWishes(schoolId), orderBy('updatedAt', 'desc'), limit(PHOTO_WISHES)),
      observer,
      BELIEVED,
    ),

  watchPhotoWish: (schoolId, uid, observer) => watchDocument(photoWishRef(schoolId, uid), observer, BELIEVED),

  savePhotoWish: ({ schoolId, userId, text }) =>
    withBackendErrors(() => {
      const ref = photoWishRef(schoolId, userId);
      return text === ''
        ? deleteDoc(ref)
        : setDoc(ref, { userId, schoolId, text, updatedAt: serverTimestamp() });
    }),
};
