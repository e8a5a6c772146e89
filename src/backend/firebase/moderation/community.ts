import { deleteDoc, limit, orderBy, query, serverTimestamp, setDoc } from 'firebase/firestore';
import { DEFAULT_RULES_SETTINGS, DEFAULT_SAFETY_SETTINGS } from '@/domain/entities/community-settings';
import type { Observer } from '../../live';
import type { CommunityPort } from '../../ports/community';
import { rulesAcceptanceRef, rulesSettingsRef, safetySettingsRef } from '../collections/community-settings';
import { hiddenItemRef, hiddenItems } from '../collections/hidden-items';
import { pauseRef } from '../collections/pauses';
import { photoWishes, photoWishRef } from '../collections/photo-wishes';
import { watchDocument, watchQuery } from '../reading/documents';
import { HIDDEN_ITEMS, PHOTO_WISHES } from '../reading/list-sizes';
import { withBackendErrors } from '../sdk/errors';
import { commitNow } from '../writing/commit';
import { commitCounted } from '../writing/count';

/** Tells what stands for a document where there is none. */
const mapped = <T, R>(observer: Observer<R>, map: (value: T) => R): Observer<T> => ({
  next: (value) => observer.next(map(value)),
  error: observer.error,
});

/** Few have any of these, so that there is none is no doubt of this device's. */
const BELIEVED = { whenUnreachable: 'believe' } as const;

export const communityPort: CommunityPort = {
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

  watchPause: (uid, schoolId, observer) => watchDocument(pauseRef(schoolId, uid), observer, BELIEVED),

  watchHidden: (uid, observer) =>
    watchQuery(
      query(hiddenItems(uid), orderBy('createdAt', 'desc'), limit(HIDDEN_ITEMS)),
      observer,
      BELIEVED,
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
