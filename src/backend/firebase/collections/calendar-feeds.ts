import { doc } from 'firebase/firestore';
import { calendarFeedId, calendarFeedSchema } from '@/domain/entities/calendar-feed';
import { db } from '../sdk/firestore';
import { converterOf } from './converter';

const converter = converterOf(calendarFeedSchema);

/** `calendarFeeds/{uid}_{schoolId}`. */
export const calendarFeedRef = (uid: string, schoolId: string) =>
  doc(db(), 'calendarFeeds', calendarFeedId(uid, schoolId)).withConverter(converter);
