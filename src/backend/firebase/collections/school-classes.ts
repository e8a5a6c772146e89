import { doc } from 'firebase/firestore';
import { schoolClassesSchema } from '@/domain/entities/school-classes';
import { db } from '../sdk/firestore';
import { converterOf } from './converter';

const converter = converterOf(schoolClassesSchema);

/** `schools/{schoolId}/directory/classes`. */
export const schoolClassesRef = (schoolId: string) =>
  doc(db(), 'schools', schoolId, 'directory', 'classes').withConverter(converter);
