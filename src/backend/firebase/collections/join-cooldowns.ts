import { collection, collectionGroup, doc } from 'firebase/firestore';
import { joinCooldownSchema } from '@/domain/entities/join-cooldown';
import { db } from '../sdk/firestore';
import { converterOf } from './converter';

const converter = converterOf(joinCooldownSchema);

/** `schools/{schoolId}/joinCooldowns`: who was rejected or removed there lately. */
export const joinCooldowns = (schoolId: string) =>
  collection(db(), 'schools', schoolId, 'joinCooldowns').withConverter(converter);
export const joinCooldownRef = (schoolId: string, uid: string) => doc(joinCooldowns(schoolId), uid);

/** Those of all schools. */
export const allJoinCooldowns = () => collectionGroup(db(), 'joinCooldowns').withConverter(converter);
