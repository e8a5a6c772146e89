import { collection, doc } from 'firebase/firestore';
import { groupCooldownSchema, groupRequestSchema } from '@/domain/entities/group-request';
import { groupCooldownId, groupRequestId } from '@/domain/group-ids';
import { db } from '../sdk/firestore';
import { converterOf } from './converter';

const converter = converterOf(groupRequestSchema);
const cooldownConverter = converterOf(groupCooldownSchema);

/** The collection `groupRequests`. */
export const groupRequests = () => collection(db(), 'groupRequests').withConverter(converter);
export const groupRequestRef = (uid: string, groupId: string) =>
  doc(groupRequests(), groupRequestId(uid, groupId));

/** The collection `groupCooldowns`. */
export const groupCooldownRef = (uid: string, groupId: string) =>
  doc(collection(db(), 'groupCooldowns').withConverter(cooldownConverter), groupCooldownId(uid, groupId));
