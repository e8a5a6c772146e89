import { collection, doc } from 'firebase/firestore';
import { groupMembershipId } from '@/domain/ids';
import { db } from '../sdk/firestore';

export const groups = () => collection(db(), 'groups');
export const memberships = () => collection(db(), 'groupMemberships');
export const membershipRef = (uid: string, groupId: string) =>
  doc(memberships(), groupMembershipId(uid, groupId));
