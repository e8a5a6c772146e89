import { collection, doc, type QueryConstraint, query, where } from 'firebase/firestore';
import { notificationSchema } from '@/domain/entities/community';
import { db } from '../sdk/firestore';
import { converterOf } from './converter';

const converter = converterOf(notificationSchema);

/** The collection `notifications`. */
export const notifications = () => collection(db(), 'notifications').withConverter(converter);
export const notificationRef = (notificationId: string) => doc(notifications(), notificationId);

/** Those of somebody that are not read. */
export const unreadNotifications = (uid: string, ...more: QueryConstraint[]) =>
  query(notifications(), where('userId', '==', uid), where('read', '==', false), ...more);
