import type { Notification } from '@/domain/entities/community';
import type { NotificationSettings } from '@/domain/entities/notification-settings';
import { MAX_PUSH_TEXT, type PushPayload } from '@/domain/push-payload';
import { truncate } from '@/domain/truncate';
import { ALL_NOTIFICATIONS, placeOf } from '../notify/place';
import { bundleTitle, NEWS_TITLES } from '../notify/words';
import { sha256 } from '../platform/hash';
import type { Push } from './send-to-device';

/** What devices show; how many are unread is counted when it is sent. */
export type Message = Omit<PushPayload, 'badge'>;

const DAY_S = 24 * 60 * 60;
const HOUR_S = 60 * 60;

/** What an answer can be written to. */
const ANSWERED: readonly Notification['type'][] = [
  'comment',
  'event-comment',
  'reply',
  'mention',
  'event-message',
];

/**
 * What a device says of a notification. Who wrote what stands on a locked screen for everybody: only where its parent chose
 * so.
 */
export const messageOf = (
  notification: Notification,
  { pushShowsText }: Pick<NotificationSettings, 'pushShowsText'>,
): Message => {
  const { id, type, message, event, title, quote, commentId } = notification;
  const words = [message, event?.title ?? title, quote && `“${quote}”`].filter(Boolean).join(' ');
  return {
    title: NEWS_TITLES[type],
    body: pushShowsText ? truncate(words, MAX_PUSH_TEXT) : '',
    url: placeOf(notification),
    tag: id,
    canReply: commentId !== null && ANSWERED.includes(type),
    isTest: false,
  };
};

/** What a device says of several at once; of one, what it says of that. */
export function bundleMessage(
  notifications: readonly Notification[],
  settings: Pick<NotificationSettings, 'pushShowsText'>,
): Message | null {
  const [first, ...others] = notifications;
  if (!first) return null;
  if (others.length === 0) return messageOf(first, settings);
  const title = bundleTitle(notifications.length);
  return { title, body: '', url: ALL_NOTIFICATIONS, tag: 'bundle', canReply: false, isTest: false };
}

/** What nobody waits for any longer after an hour. */
const isUrgent = (type: Notification['type'] | null): boolean =>
  type === 'danger' || type === 'event-soon' || type === 'sign-up-soon';

/** How it is sent. @param type of the one that it is about; null for several */
export const pushOf = (message: Message, badge: number, type: Notification['type'] | null): Push => ({
  payload: JSON.stringify({ ...message, badge } satisfies PushPayload),
  urgency: isUrgent(type) ? 'high' : 'normal',
  ttl: type === 'event-soon' ? HOUR_S : DAY_S,
  topic: sha256(message.tag).slice(0, 32),
});
