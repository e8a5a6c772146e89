import { collection, doc, type FirestoreDataConverter } from 'firebase/firestore';
import { deviceSchema } from '@/domain/entities/device';
import { type NotificationSettings, settingsIn } from '@/domain/entities/notification-settings';
import { db } from '../sdk/firestore';
import { converterOf } from './converter';

/** What is stored lacks the kinds that are newer than it. */
const converter: FirestoreDataConverter<NotificationSettings> = {
  fromFirestore: (snapshot) => settingsIn(snapshot.data()),
  toFirestore: (settings) => settings,
};
const deviceConverter = converterOf(deviceSchema);

/** `users/{uid}/settings/notifications`. */
export const notificationSettingsRef = (uid: string) =>
  doc(db(), 'users', uid, 'settings', 'notifications').withConverter(converter);

/** The collection `users/{uid}/devices`. */
export const devices = (uid: string) =>
  collection(db(), 'users', uid, 'devices').withConverter(deviceConverter);
