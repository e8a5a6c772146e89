import type { NotificationSettings } from '@/domain/entities/notification-settings';
import type { Change } from './api/use-settings';

/** What every part of the choices is given. */
export interface ChoicesProps {
  settings: NotificationSettings;
  choose: (change: Change) => void;
  disabled: boolean;
}
