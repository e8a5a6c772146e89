import { type Live, useBackend, useLive } from '@/backend/react';
import type { PhotoWish } from '@/domain/entities/photo-wish';
import { communityKeys } from './community-keys';

/** What the families of a school wish about pictures, live. */
export function usePhotoWishes(schoolId: string): Live<PhotoWish[]> {
  const { community } = useBackend();
  return useLive(communityKeys.photoWishes(schoolId), (observer) =>
    community.watchPhotoWishes(schoolId, observer),
  );
}
