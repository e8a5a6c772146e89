import { lazyPage } from '@/i18n/lazy-page';

export { NotificationBell } from './notification-bell';

/** Apart from the bell, which comes with every page. */
export const NotificationsPage = lazyPage(() =>
  import('./notifications-page').then((m) => m.NotificationsPage),
);
