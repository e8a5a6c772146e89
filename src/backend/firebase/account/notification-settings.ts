import { limit, orderBy, query } from 'firebase/firestore';
import { DEVICE_SLOTS } from '@/domain/entities/device';
import { DEFAULT_SETTINGS, type NotificationSettings } from '@/domain/entities/notification-settings';
import type { ChangeMailChoicesInput, GetMailChoicesInput, MailChoices } from '@/domain/inputs/mail-choices';
import { hereZone } from '@/domain/time-zone';
import { fetched } from '../../fetched';
import type { NotificationSettingsPort } from '../../ports/notification-settings';
import { devices, notificationSettingsRef } from '../collections/notification-settings';
import { watchDocument, watchQuery } from '../reading/documents';
import { withBackendErrors } from '../sdk/errors';
import { commitNow } from '../writing/commit';
import { call } from './call';

/** What holds while nothing was chosen: the night of where the parent is. */
const usual = (): NotificationSettings => ({ ...DEFAULT_SETTINGS, timeZone: hereZone() });

/** The browsers of an account that are told of news, those used last first. */
const ownDevices = (uid: string) =>
  query(devices(uid), orderBy('seenAt', 'desc'), limit(DEVICE_SLOTS.length));

/** Fetched once a browser is registered or removed: the first page has no byte for it. */
const late = async () => (await fetched(() => import('./late-devices'))).lateDevices;

export const notificationSettingsPort: NotificationSettingsPort = {
  watchNotificationSettings: (uid, observer) =>
    watchDocument(notificationSettingsRef(uid), {
      next: (settings) => observer.next(settings ?? usual()),
      error: observer.error,
    }),

  changeNotificationSettings: (uid, change) =>
    withBackendErrors(() =>
      // The first choice makes the document, which another one may have made at this moment.
      commitNow(async (transaction) => {
        const ref = notificationSettingsRef(uid);
        transaction.set(ref, change((await transaction.get(ref)).data() ?? usual()));
      }, 'already-exists'),
    ),

  watchDevices: (uid, observer) => watchQuery(ownDevices(uid), observer),

  saveDevice: async (...given) => (await late()).saveDevice(...given),
  hasDevice: async (...given) => (await late()).hasDevice(...given),
  removeDevice: async (...given) => (await late()).removeDevice(...given),

  sendTestPush: async () => (await call<object, { sent: number }>('sendTestPush', {})).sent,
  mailChoices: (token) => call<GetMailChoicesInput, MailChoices>('getMailChoices', { token }),
  changeMailChoices: (token, choices) =>
    call<ChangeMailChoicesInput, MailChoices>('changeMailChoices', { token, choices }),
};
