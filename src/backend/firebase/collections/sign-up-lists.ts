import { collection, doc } from 'firebase/firestore';
import { claimSchema, signUpListSchema } from '@/domain/entities/sign-up-list';
import { db } from '../sdk/firestore';
import { converterOf } from './converter';

const lists = converterOf(signUpListSchema);
const claimConverter = converterOf(claimSchema);

/** The collection `signUpLists`. */
export const signUpLists = () => collection(db(), 'signUpLists').withConverter(lists);
export const signUpListRef = (listId: string) => doc(signUpLists(), listId);

/** The collection `signUpLists/{listId}/claims`. */
export const claims = (listId: string) =>
  collection(db(), 'signUpLists', listId, 'claims').withConverter(claimConverter);
export const claimRef = (listId: string, uid: string) => doc(claims(listId), uid);
