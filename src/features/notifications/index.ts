import { lazyComponent } from '@/i18n/lazy-component';

export { NotificationBell } from './notification-bell';

/** Apart from the bell, which comes with every page. */
export const NotificationsPage = lazyComponent(() =>
  import('./notifications-page').then((m) => m.NotificationsPage),
);
