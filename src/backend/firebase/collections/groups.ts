import { collection, doc } from 'firebase/firestore';
import { groupSchema } from '@/domain/entities/group';
import { db } from '../sdk/firestore';
import { converterOf } from './converter';

const converter = converterOf(groupSchema);

/** The collection `groups`. */
export const groups = () => collection(db(), 'groups').withConverter(converter);
export const groupRef = (groupId: string) => doc(groups(), groupId);
