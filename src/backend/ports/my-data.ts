import type { AccountDeletion } from '@/domain/entities/account-deletion';
import type { DataExport } from '@/domain/entities/data-export';
import type { Observer, Unsubscribe } from '../live';

/** A parent's own data: a copy of it, and its end (product §4.12). */
export interface MyDataPort {
  /** The copy that was asked for last; null for none, and once it has expired. */
  watchExport(uid: string, observer: Observer<DataExport | null>): Unsubscribe;
  /** @throws requires-recent-login, resource-exhausted after three in a day */
  requestExport(): Promise<void>;
  /** @throws not-found once it has expired */
  downloadExport(uid: string, fileName: string): Promise<Blob>;
  /** The wish to have the account deleted; null while there is none. */
  watchDeletion(uid: string, observer: Observer<AccountDeletion | null>): Unsubscribe;
  /**
   * Has the account deleted a week from now.
   * @throws requires-recent-login
   * @throws hand-over-admin for the last admin, hand-over-moderator for the only moderator of a school
   */
  requestDeletion(keepPosts: boolean): Promise<void>;
  cancelDeletion(): Promise<void>;
  /** @throws hand-over-moderator for the only moderator of a school that has other parents */
  leaveSchool(schoolId: string): Promise<void>;
}
