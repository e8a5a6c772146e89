import { collection, doc } from 'firebase/firestore';
import { schoolSchema } from '@/domain/entities/school';
import { db } from '../sdk/firestore';
import { converterOf } from './converter';

const converter = converterOf(schoolSchema, { storesId: true });

/** The collection `schools`. */
export const schools = () => collection(db(), 'schools').withConverter(converter);
export const schoolRef = (schoolId: string) => doc(schools(), schoolId);
