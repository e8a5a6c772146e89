import { type Live, useBackend, useLive } from '@/backend/react';
import type { PhotoWish } from '@/domain/entities/photo-wish';
import { communityKeys } from './community-keys';

/** What one family wishes about pictures at a school, live; null for nothing. */
export function usePhotoWish(schoolId: string, uid: string): Live<PhotoWish | null> {
  const { community } = useBackend();
  return useLive(communityKeys.photoWish(schoolId, uid), (observer) =>
    community.watchPhotoWish(schoolId, uid, observer),
  );
}
