import { lazyComponent } from '@/i18n/lazy-component';

export { NotificationBell } from './notification-bell';

export { NotificationsData } from './notifications-data';

/** Apart from the bell, which comes with every page. */
export const NotificationsPage = lazyComponent(() =>
  import('./notifications-page').then((m) => m.NotificationsPage),
);
