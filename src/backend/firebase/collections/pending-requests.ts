import { collection, doc } from 'firebase/firestore';
import { pendingRequestSchema } from '@/domain/entities/pending-request';
import { pendingRequestId } from '@/domain/ids';
import { db } from '../sdk/firestore';
import { converterOf } from './converter';

const converter = converterOf(pendingRequestSchema);

/** The collection `pendingRequests`. */
export const pendingRequests = () => collection(db(), 'pendingRequests').withConverter(converter);
export const pendingRequestRef = (uid: string, schoolId: string) =>
  doc(pendingRequests(), pendingRequestId(uid, schoolId));
