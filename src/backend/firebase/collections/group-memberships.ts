import { collection, doc } from 'firebase/firestore';
import { groupMembershipSchema } from '@/domain/entities/group';
import { groupMembershipId } from '@/domain/ids';
import { db } from '../sdk/firestore';
import { converterOf } from './converter';

const converter = converterOf(groupMembershipSchema);

/** The collection `groupMemberships`. */
export const groupMemberships = () => collection(db(), 'groupMemberships').withConverter(converter);
export const groupMembershipRef = (uid: string, groupId: string) =>
  doc(groupMemberships(), groupMembershipId(uid, groupId));
