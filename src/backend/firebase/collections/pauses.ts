import { doc } from 'firebase/firestore';
import { pauseSchema } from '@/domain/entities/pause';
import { db } from '../sdk/firestore';
import { converterOf } from './converter';

const converter = converterOf(pauseSchema);

/** `schools/{schoolId}/pauses/{uid}`. */
export const pauseRef = (schoolId: string, uid: string) =>
  doc(db(), 'schools', schoolId, 'pauses', uid).withConverter(converter);
