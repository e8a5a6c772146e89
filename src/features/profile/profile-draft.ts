import type { User } from '@/domain/entities/user';
import type { Child } from '@/domain/fields';
import type { ProfileInput } from '@/domain/inputs/account';
import {
  applyProfileChange,
  mergeProfileChanges,
  type ProfileChange,
  profileChange,
} from '@/domain/profile-change';
import type { EntryOf, RestoreToForm } from '@/features/offline';
import { type KeptPicture, keepPicture } from '@/features/pictures';

/** What the form is opened with. */
export type Profile = Pick<User, 'firstName' | 'lastName' | 'bio' | 'profilePicUrl' | 'children'>;

/** What is in the form. */
export interface ProfileForm extends ProfileInput {
  /** The child that is typed and not added yet. */
  child: Child;
  /** A new picture, none, or the present one. */
  picture: KeptPicture | 'none' | 'present';
}

/** What is kept of it: only what was changed, so that nothing another device saves meanwhile is undone. */
export interface ProfileDraft extends Pick<ProfileForm, 'child' | 'picture'> {
  change: ProfileChange;
}

/** Where it is kept. */
export const PROFILE = 'profile';

export const NO_CHILD: Child = { name: '', gradeOrRoom: '' };
const EMPTY: ProfileDraft = { change: {}, child: NO_CHILD, picture: 'present' };

/** The form of a profile with what was typed into it. */
export function formWith(profile: Profile, typed: ProfileDraft | null = null): ProfileForm {
  const { change, child, picture } = typed ?? EMPTY;
  const { firstName, lastName, bio, children } = applyProfileChange(profile, change);
  return { firstName, lastName, bio, children, child, picture };
}

export const hasChild = ({ name, gradeOrRoom }: Child): boolean => (name + gradeOrRoom).trim() !== '';

/** What is typed into the form of a profile; null when nothing is. */
export function typedIn(profile: Profile, form: ProfileForm): ProfileDraft | null {
  const change = profileChange(profile, form);
  const { child, picture } = form;
  const isTyped = Object.keys(change).length > 0 || hasChild(child) || picture !== 'present';
  return isTyped ? { change, child, picture } : null;
}

/** Writes on a change that was sent off; what is typed in the form already wins, field by field. */
export const restoreToProfileForm: RestoreToForm<EntryOf<'profile'>> = async (
  { change, picture },
  drafts,
) => {
  const { profilePicUrl, ...fields } = change;
  const sent = picture ? await keepPicture(picture) : profilePicUrl === null ? 'none' : 'present';
  const draft = drafts<ProfileDraft>(PROFILE);
  const typed = draft.get() ?? EMPTY;
  const chosen = typed.picture === 'present' ? sent : typed.picture;
  draft.set({ ...typed, change: mergeProfileChanges(fields, typed.change), picture: chosen });
  return true;
};
