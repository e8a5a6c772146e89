import type { Notification } from './entities/community';

/**
 * What a parent can choose about: one row each of the page "Notifications". Several types of notification are of one kind
 * where nobody would want one of them without the others.
 */
export const NOTIFICATION_KINDS = [
  'comment',
  'reply',
  'mention',
  'like',
  'group-post',
  'event',
  'event-soon',
  'announcement',
  'decision',
  'contact',
  'staff',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** The kind of each type of notification. */
export const KIND_OF: Readonly<Record<Notification['type'], NotificationKind>> = {
  comment: 'comment',
  'event-comment': 'comment',
  reply: 'reply',
  mention: 'mention',
  like: 'like',
  'group-post': 'group-post',
  'event-new': 'event',
  'event-place': 'event',
  'event-changed': 'event',
  'event-cancelled': 'event',
  'event-message': 'event',
  'event-soon': 'event-soon',
  'sign-up-soon': 'event-soon',
  announcement: 'announcement',
  'announcement-corrected': 'announcement',
  decision: 'decision',
  'report-decided': 'decision',
  'request-decided': 'decision',
  'group-admitted': 'decision',
  'contact-request': 'contact',
  'contact-shared': 'contact',
  'group-request': 'staff',
  'request-waiting': 'staff',
  report: 'staff',
  appeal: 'staff',
  danger: 'staff',
};

/** The types of one kind. */
export const typesOf = (kind: NotificationKind): Notification['type'][] =>
  (Object.keys(KIND_OF) as Notification['type'][]).filter((type) => KIND_OF[type] === kind);

export const isNotificationKind = (value: string | null): value is NotificationKind =>
  (NOTIFICATION_KINDS as readonly (string | null)[]).includes(value);
