import type { Notification } from '@/domain/entities/community';
import type { Cursor, Observer, Page, Unsubscribe } from '../live';

/** Notifications of the signed-in user (product §4.10). */
export interface NotificationsPort {
  /** The newest unread ones, MAX_UNREAD_WATCHED at most. */
  watchUnread(uid: string, observer: Observer<Notification[]>): Unsubscribe;
  /** Newest first. @param types null for all */
  page(
    uid: string,
    types: readonly Notification['type'][] | null,
    after: Cursor | null,
  ): Promise<Page<Notification>>;
  /** Marks one as read, and all that lead to the same: whoever has seen that has seen them. */
  markRead(notification: Pick<Notification, 'id' | 'userId' | 'postId' | 'link'>): Promise<void>;
  /** Marks all unread ones as read, a batch at a time. */
  markAllRead(uid: string): Promise<void>;
}
