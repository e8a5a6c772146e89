import { useState } from 'react';
import { newDocumentId } from '@/domain/ids';
import type { ProfileInput } from '@/domain/inputs/account';
import { profileChange } from '@/domain/profile-change';
import { useSendOff, type WaitingPicture } from '@/features/offline';

/** What the form holds when it is saved. */
export interface SavedProfile {
  input: ProfileInput;
  /** A new picture, null to have none, undefined to keep the present one. */
  picture: WaitingPicture | null | undefined;
}

type ChangedProfile = Parameters<typeof profileChange>[0];

/** Sends off what was changed since the form was opened, and nothing else: another device may have saved the rest. */
export function useSaveProfile(profile: ChangedProfile) {
  const [opened] = useState(profile);
  const sending = useSendOff();
  const save = ({ input, picture }: SavedProfile, onDone: (isSaved: boolean) => void) => {
    const change = profileChange(opened, input);
    if (picture === null && opened.profilePicUrl !== null) change.profilePicUrl = null;
    if (!picture && Object.keys(change).length === 0) return onDone(true);
    sending.mutate(
      {
        kind: 'profile',
        // Each by itself: an earlier one may be on its way.
        id: newDocumentId(),
        change,
        picture: picture ?? null,
        imageUrl: null,
        since: new Date(),
      },
      { onSuccess: (outcome) => outcome !== 'discarded' && onDone(outcome === 'sent') },
    );
  };
  return { save, isSaving: sending.isPending, error: sending.error };
}
