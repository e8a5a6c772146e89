import { writeBatch } from 'firebase/firestore';
import { directoryEntry } from '@/domain/directory-entry';
import type { User } from '@/domain/entities/user';
import type { ProfileInput } from '@/domain/inputs/account';
import { db } from './firestore';
import { memberRef, userRef } from './user-refs';

/** One batch: the profile, and the directory entry in every school of the user. */
export async function updateProfile(
  user: User,
  input: ProfileInput,
  profilePicUrl: string | null,
): Promise<void> {
  const batch = writeBatch(db());
  batch.update(userRef(user.uid), { ...input, profilePicUrl });
  for (const schoolId of user.approvedSchools) {
    batch.update(memberRef(schoolId, user.uid), directoryEntry({ ...input, profilePicUrl }));
  }
  await batch.commit();
}
