import { doc } from 'firebase/firestore';
import { schoolExportSchema } from '@/domain/entities/school-export';
import { db } from '../sdk/firestore';
import { converterOf } from './converter';

const converter = converterOf(schoolExportSchema);

/** `schoolExports/{schoolId}`. */
export const schoolExportRef = (schoolId: string) =>
  doc(db(), 'schoolExports', schoolId).withConverter(converter);
