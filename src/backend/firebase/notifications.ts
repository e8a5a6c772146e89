import { limit, orderBy } from 'firebase/firestore';
import { MAX_UNREAD_WATCHED } from '@/domain/limits';
import type { NotificationsPort } from '../ports/notifications';
import { unreadNotifications } from './collections/notifications';
import { watchQuery } from './reading/documents';
import { latePort } from './reading/late-port';

/** What the bell shows. */
const early = {
  watchUnread: (uid, observer) =>
    watchQuery(unreadNotifications(uid, orderBy('createdAt', 'desc'), limit(MAX_UNREAD_WATCHED)), observer, {
      whenUnreachable: 'believe',
    }),
} satisfies Partial<NotificationsPort>;

export const notificationsPort = latePort<NotificationsPort>(
  () => import('./late-notifications').then(({ lateNotifications }) => ({ ...early, ...lateNotifications })),
  early,
);
