import { collection, doc } from 'firebase/firestore';
import { contactCardSchema, contactRequestSchema, contactShareSchema } from '@/domain/entities/contact';
import { contactRequestId, contactShareId } from '@/domain/ids';
import { db } from '../sdk/firestore';
import { converterOf } from './converter';

const cardConverter = converterOf(contactCardSchema);
const requestConverter = converterOf(contactRequestSchema);
const shareConverter = converterOf(contactShareSchema);

/** `contactCards/{uid}`. */
export const contactCardRef = (uid: string) => doc(db(), 'contactCards', uid).withConverter(cardConverter);

/** The collection `contactRequests`. */
export const contactRequests = () => collection(db(), 'contactRequests').withConverter(requestConverter);
export const contactRequestRef = (fromId: string, toId: string) =>
  doc(contactRequests(), contactRequestId(fromId, toId));

/** The collection `contactShares`. */
export const contactShares = () => collection(db(), 'contactShares').withConverter(shareConverter);
export const contactShareRef = (ownerId: string, viewerId: string) =>
  doc(contactShares(), contactShareId(ownerId, viewerId));
