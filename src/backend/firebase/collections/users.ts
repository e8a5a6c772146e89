import { collection, doc } from 'firebase/firestore';
import { userSchema } from '@/domain/entities/user';
import { db } from '../sdk/firestore';
import { converterOf } from './converter';

const converter = converterOf(userSchema);

/** `users`: the private account records. */
export const users = () => collection(db(), 'users').withConverter(converter);
export const userRef = (uid: string) => doc(users(), uid);
