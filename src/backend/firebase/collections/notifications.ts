import { collection, doc } from 'firebase/firestore';
import { notificationSchema } from '@/domain/entities/community';
import { db } from '../sdk/firestore';
import { converterOf } from './converter';

const converter = converterOf(notificationSchema);

/** `notifications` (spec §3). */
export const notifications = () => collection(db(), 'notifications').withConverter(converter);
export const notificationRef = (notificationId: string) => doc(notifications(), notificationId);
