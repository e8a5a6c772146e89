import { newDocumentId } from '@/domain/ids';
import { profileChange } from '@/domain/profile-change';
import type { DraftStore } from '@/features/drafts';
import { useSubmitToOutbox } from '@/features/offline';
import { pictureOf } from '@/features/pictures';
import type { Profile, ProfileDraft, ProfileForm } from '../profile-draft';

interface Saving {
  /** What the form is a change of. */
  from: Profile;
  form: ProfileForm;
}

/** Sends off what was changed in the form, and nothing else: another device may have saved the rest. */
export function useSaveProfile(draft: DraftStore<ProfileDraft>) {
  const sending = useSubmitToOutbox(draft);
  const mutate = ({ from, form }: Saving, { onSuccess }: { onSuccess: (isSaved: boolean) => void }) => {
    const { picture, ...input } = form;
    const change = profileChange(from, input);
    if (picture === 'none' && from.profilePicUrl !== null) change.profilePicUrl = null;
    const chosen = typeof picture === 'string' ? null : pictureOf(picture);
    if (!chosen && Object.keys(change).length === 0) return onSuccess(true);
    sending.mutate(
      {
        kind: 'profile',
        // Each by itself: an earlier one may be on its way.
        id: newDocumentId(),
        change,
        picture: chosen,
        imageUrl: null,
        since: new Date(),
      },
      { onSuccess: (outcome) => outcome !== 'discarded' && onSuccess(outcome === 'sent') },
    );
  };
  return { ...sending, mutate };
}
