import { doc } from 'firebase/firestore';
import { accountDeletionSchema } from '@/domain/entities/account-deletion';
import { dataExportSchema } from '@/domain/entities/data-export';
import { db } from '../sdk/firestore';
import { converterOf } from './converter';

const exportConverter = converterOf(dataExportSchema);
const deletionConverter = converterOf(accountDeletionSchema);

/** `dataExports/{uid}`. */
export const dataExportRef = (uid: string) => doc(db(), 'dataExports', uid).withConverter(exportConverter);

/** `accountDeletions/{uid}`. */
export const accountDeletionRef = (uid: string) =>
  doc(db(), 'accountDeletions', uid).withConverter(deletionConverter);
