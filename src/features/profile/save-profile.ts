import { newDocumentId } from '@/domain/ids';
import type { ProfileInput } from '@/domain/inputs/account';
import { profileChange } from '@/domain/profile-change';
import type { DraftStore } from '@/features/drafts';
import { useSendOff, type WaitingPicture } from '@/features/offline';
import type { Profile, ProfileDraft } from './profile-draft';

/** What the form holds when it is saved. */
export interface SavedProfile {
  /** What it is a change of. */
  from: Profile;
  input: ProfileInput;
  /** A new picture, null to have none, undefined to keep the present one. */
  picture: WaitingPicture | null | undefined;
}

/** Sends off what was changed in the form, and nothing else: another device may have saved the rest. */
export function useSaveProfile(draft: DraftStore<ProfileDraft>) {
  const sending = useSendOff(draft);
  const save = ({ from, input, picture }: SavedProfile, onDone: (isSaved: boolean) => void) => {
    const change = profileChange(from, input);
    if (picture === null && from.profilePicUrl !== null) change.profilePicUrl = null;
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
