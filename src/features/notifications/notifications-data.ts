import { useNotifications } from './api/use-notifications';

/** Reads what /notifications shows first, and draws nothing. */
export function NotificationsData() {
  useNotifications(null);
  return null;
}
