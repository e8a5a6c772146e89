import type { PrivateField, User } from '@/domain/entities/user';
import type { ProfileChange } from '@/domain/profile-change';
import type { Observer, OnProgress, Unsubscribe } from '../live';

/** The signed-in user's own record. */
export interface UsersPort {
  /** The record, or null while it does not exist. */
  watch(uid: string, observer: Observer<User | null>): Unsubscribe;
  /** Sets lastLogin to the server's time. */
  recordLogin(uid: string): Promise<void>;
  /**
   * Writes what was changed and, in the same batch, the directory entry in every school of the user: now or not at
   * all, over the profile as the server has it.
   * @throws too-many-children, too-many-name-changes
   */
  updateProfile(uid: string, change: ProfileChange): Promise<void>;
  /** What other parents do not see of the profile; copies of it follow. Now or not at all. */
  setHiddenFields(uid: string, hiddenFields: PrivateField[]): Promise<void>;
  /** Uploads a square picture and returns its address. @throws file-refused */
  uploadPicture(uid: string, picture: Blob, onProgress?: OnProgress): Promise<string>;
  /** Deletes an uploaded picture that no profile shows. */
  deletePicture(url: string): Promise<void>;
  selectSchool(uid: string, schoolId: string): Promise<void>;
  setWelcomePanelDismissed(uid: string, dismissed: boolean): Promise<void>;
}
