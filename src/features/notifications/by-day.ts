import type { Notification } from '@/domain/entities/community';

/** Notifications of one day of the reader's clock. */
export interface Day {
  /** When the newest of them came; null for those whose time nobody knows. */
  date: Date | null;
  items: readonly Notification[];
}

/** Notifications in their order, day by day. */
export function byDay(notifications: readonly Notification[]): Day[] {
  const days: { date: Date | null; items: Notification[] }[] = [];
  for (const notification of notifications) {
    const date = notification.createdAt;
    const last = days.at(-1);
    if (last && last.date?.toDateString() === date?.toDateString()) last.items.push(notification);
    else days.push({ date, items: [notification] });
  }
  return days;
}
