import { doc } from 'firebase/firestore';
import { accountDeletionSchema } from '@/domain/entities/account-deletion';
import { db } from '../sdk/firestore';
import { converterOf } from './converter';

const converter = converterOf(accountDeletionSchema);

/** `accountDeletions/{uid}`. */
export const accountDeletionRef = (uid: string) =>
  doc(db(), 'accountDeletions', uid).withConverter(converter);
