import { collection, doc } from 'firebase/firestore';
import { eventSchema } from '@/domain/entities/community';
import { db } from '../sdk/firestore';
import { converterOf } from './converter';

const converter = converterOf(eventSchema);

/** The collection `events`. */
export const events = () => collection(db(), 'events').withConverter(converter);
export const eventRef = (eventId: string) => doc(events(), eventId);
