import { collection, collectionGroup } from 'firebase/firestore';
import { nameChangeSchema } from '@/domain/entities/name-change';
import { db } from '../sdk/firestore';
import { converterOf } from './converter';

const converter = converterOf(nameChangeSchema);

/** The collection `schools/{schoolId}/nameChanges`. */
export const nameChanges = (schoolId: string) =>
  collection(db(), 'schools', schoolId, 'nameChanges').withConverter(converter);

/** Those of all schools. */
export const allNameChanges = () => collectionGroup(db(), 'nameChanges').withConverter(converter);
