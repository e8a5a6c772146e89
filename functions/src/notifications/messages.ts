import type { Notification } from '@/domain/entities/community';

/** What the product says of what somebody did. */
const MESSAGES: Readonly<Record<Notification['type'], (name: string) => string>> = {
  comment: (name) => `${name} commented on your post.`,
  like: (name) => `${name} liked your post.`,
};

/** How whoever did something is named in a notification of it. */
export const namedIn = (
  type: Notification['type'],
  actorName: string,
): Pick<Notification, 'actorName' | 'message'> => ({ actorName, message: MESSAGES[type](actorName) });
