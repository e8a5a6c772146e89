import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import type { OnProgress } from '@/backend/live';
import { logFailure } from '@/backend/log-failure';
import { useBackend } from '@/backend/react';
import type { ProfileInput } from '@/domain/inputs/account';
import { useMe } from '@/features/session';

export interface ProfileChange {
  input: ProfileInput;
  /** A new picture, null to have none, undefined to keep the present one. */
  picture: Blob | null | undefined;
  onProgress: OnProgress;
}

/** Uploads a new picture if there is one, then writes the profile and every directory entry in one batch. */
export function useSaveProfile(): UseMutationResult<void, Error, ProfileChange> {
  const { users } = useBackend();
  const me = useMe();
  return useMutation({
    mutationFn: async ({ input, picture, onProgress }) => {
      const uploaded = picture ? await users.uploadPicture(me.uid, picture, onProgress) : picture;
      try {
        await users.updateProfile(me, input, uploaded === undefined ? me.profilePicUrl : uploaded);
      } catch (error) {
        // Refused for good: nothing will ever show this picture, and the next try uploads what is chosen then.
        if (uploaded) await users.deletePicture(uploaded).catch((failure) => logFailure('delete', failure));
        throw error;
      }
    },
  });
}
