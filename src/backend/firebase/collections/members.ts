import { collection, collectionGroup, doc } from 'firebase/firestore';
import { memberSchema } from '@/domain/entities/school';
import { db } from '../sdk/firestore';
import { converterOf } from './converter';

const converter = converterOf(memberSchema);

/** `schools/{schoolId}/members`: the directory of a school. */
export const members = (schoolId: string) =>
  collection(db(), 'schools', schoolId, 'members').withConverter(converter);
export const memberRef = (schoolId: string, uid: string) => doc(members(schoolId), uid);

/** The directories of all schools. */
export const allMembers = () => collectionGroup(db(), 'members').withConverter(converter);
