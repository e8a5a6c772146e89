import { collection, doc } from 'firebase/firestore';
import { silenceSchema } from '@/domain/entities/silence';
import { db } from '../sdk/firestore';
import { converterOf } from './converter';

const converter = converterOf(silenceSchema);

/** `users/{uid}/silenced/{id}`. */
export const silenceRef = (uid: string, id: string) =>
  doc(collection(db(), 'users', uid, 'silenced').withConverter(converter), id);
