import { doc } from 'firebase/firestore';
import { dataExportSchema } from '@/domain/entities/data-export';
import { db } from '../sdk/firestore';
import { converterOf } from './converter';

const converter = converterOf(dataExportSchema);

/** `dataExports/{uid}`. */
export const dataExportRef = (uid: string) => doc(db(), 'dataExports', uid).withConverter(converter);
