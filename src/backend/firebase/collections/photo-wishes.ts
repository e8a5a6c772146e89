import { collection, doc } from 'firebase/firestore';
import { photoWishSchema } from '@/domain/entities/photo-wish';
import { db } from '../sdk/firestore';
import { converterOf } from './converter';

const converter = converterOf(photoWishSchema);

/** The collection `schools/{schoolId}/photoWishes`. */
export const photoWishes = (schoolId: string) =>
  collection(db(), 'schools', schoolId, 'photoWishes').withConverter(converter);
export const photoWishRef = (schoolId: string, uid: string) => doc(photoWishes(schoolId), uid);
