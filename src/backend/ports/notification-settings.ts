import type { Device, PushSubscriptionKeys } from '@/domain/entities/device';
import type { NotificationSettings } from '@/domain/entities/notification-settings';
import type { MailChoices } from '@/domain/inputs/mail-choices';
import type { Observer, Unsubscribe } from '../live';

/** A browser that is to be told of news. */
export interface NewDevice extends PushSubscriptionKeys {
  label: string;
  /** The address that this browser had before; it takes that one's place. */
  replaces: string | null;
}

/** How a parent is told of what, and at which devices (product §4.10). */
export interface NotificationSettingsPort {
  /** The parent's choices; the usual ones, in the zone of this device, while nothing has been chosen. */
  watchNotificationSettings(uid: string, observer: Observer<NotificationSettings>): Unsubscribe;
  /** Changes what is stored by then, whatever other devices have changed meanwhile. */
  changeNotificationSettings(
    uid: string,
    change: (settings: NotificationSettings) => NotificationSettings,
  ): Promise<void>;
  /** Where they are told, those used last first. */
  watchDevices(uid: string, observer: Observer<Device[]>): Unsubscribe;
  /** Registers a browser, or says that it was used. @throws resource-exhausted for the eleventh */
  saveDevice(uid: string, device: NewDevice): Promise<void>;
  /** Whether a browser is registered. */
  hasDevice(uid: string, endpoint: string): Promise<boolean>;
  /** Ends a browser's registration, if there is one. */
  removeDevice(uid: string, endpoint: string): Promise<void>;
  /**
   * Has a trial sent to all devices.
   * @returns how many services have taken it
   * @throws failed-precondition without a device, resource-exhausted after ten in an hour
   */
  sendTestPush(): Promise<number>;
  /** What comes by mail, for anybody who has the token of a mail's link. @throws not-found */
  mailChoices(token: string): Promise<MailChoices>;
  /** Changes it, and nothing else. @returns what holds then. @throws not-found */
  changeMailChoices(token: string, choices: MailChoices): Promise<MailChoices>;
}
