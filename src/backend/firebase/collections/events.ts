import { collection, doc, where } from 'firebase/firestore';
import { eventSchema } from '@/domain/entities/community';
import { db } from '../sdk/firestore';
import { converterOf } from './converter';

const converter = converterOf(eventSchema);

/** The collection `events`. */
export const events = () => collection(db(), 'events').withConverter(converter);
export const eventRef = (eventId: string) => doc(events(), eventId);

/** What every list of events asks for: those of a school, or of one parent there. */
export function narrowed(schoolId: string, authorId: string | null) {
  const narrow = [where('schoolId', '==', schoolId)];
  if (authorId !== null) narrow.push(where('userId', '==', authorId));
  return narrow;
}
