import { useMutation, useQueryClient } from '@tanstack/react-query';
import { setLive, useBackend } from '@/backend/react';
import type { PhotoWish } from '@/domain/entities/photo-wish';
import { useMe } from '@/features/session';
import { communityKeys } from './community-keys';

/** Saves what one's family wishes about pictures at a school; nothing takes it back. */
export function useSavePhotoWish(schoolId: string) {
  const { community } = useBackend();
  const { uid } = useMe();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (text: string) => community.savePhotoWish({ userId: uid, schoolId, text }),
    onSuccess: (_, text) =>
      setLive<PhotoWish | null>(client, communityKeys.photoWish(schoolId, uid), () =>
        text === '' ? null : { userId: uid, schoolId, text, updatedAt: null },
      ),
  });
}
