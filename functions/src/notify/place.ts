import type { Notification } from '@/domain/entities/community';
import { isPath } from '@/domain/push-payload';

/** All notifications: where several lead, and one that leads nowhere in the app. */
export const ALL_NOTIFICATIONS = '/notifications';

/** Where a notification leads outside of the app: a path of it. */
export const placeOf = ({ link }: Pick<Notification, 'link'>): string =>
  isPath(link) ? link : ALL_NOTIFICATIONS;
