import { collection, doc } from 'firebase/firestore';
import { notificationSchema } from '@/domain/entities/community';
import { db } from '../sdk/firestore';
import { converterOf } from './converter';

const converter = converterOf(notificationSchema);

/** The collection `notifications`. */
export const notifications = () => collection(db(), 'notifications').withConverter(converter);
export const notificationRef = (notificationId: string) => doc(notifications(), notificationId);
