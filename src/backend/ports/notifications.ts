import type { Notification } from '@/domain/entities/community';
import type { Cursor, Observer, Page, Unsubscribe } from '../live';

/** Notifications of the signed-in user (product §4.10). */
export interface NotificationsPort {
  /** The newest unread ones, MAX_UNREAD_WATCHED at most. */
  watchUnread(uid: string, observer: Observer<Notification[]>): Unsubscribe;
  page(uid: string, after: Cursor | null): Promise<Page<Notification>>;
  markRead(id: string): Promise<void>;
  /** Marks all unread ones as read, a batch at a time. */
  markAllRead(uid: string): Promise<void>;
}
