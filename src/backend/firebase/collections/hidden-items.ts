import { collection, doc } from 'firebase/firestore';
import { hiddenItemSchema } from '@/domain/entities/hidden-item';
import { db } from '../sdk/firestore';
import { converterOf } from './converter';

const converter = converterOf(hiddenItemSchema);

/** The collection `users/{uid}/hiddenItems`. */
export const hiddenItems = (uid: string) =>
  collection(db(), 'users', uid, 'hiddenItems').withConverter(converter);
export const hiddenItemRef = (uid: string, itemId: string) => doc(hiddenItems(uid), itemId);
