import { collection, doc } from 'firebase/firestore';
import { rsvpSchema } from '@/domain/entities/rsvp';
import { db } from '../sdk/firestore';
import { converterOf } from './converter';

const converter = converterOf(rsvpSchema);

/** The collection `events/{eventId}/rsvps`. */
export const rsvps = (eventId: string) =>
  collection(db(), 'events', eventId, 'rsvps').withConverter(converter);
export const rsvpRef = (eventId: string, uid: string) => doc(rsvps(eventId), uid);
