import { serverTimestamp } from 'firebase/firestore';
import type { ContactCard, ContactRequest, ContactShare } from '@/domain/entities/contact';
import { OAKFIELD } from './factories';
import type { Stored } from './stored';

/** Contact details, who asks for them and who has them, as our own client writes them. */

export const contactCard = (userId: string): Stored<ContactCard> => ({
  userId,
  phone: '+1 555 0100',
  email: 'home@schoolgate.test',
  updatedAt: serverTimestamp(),
});

export const contactRequest = (
  fromId: string,
  toId: string,
  schoolId = OAKFIELD,
): Stored<ContactRequest> => ({ fromId, toId, schoolId, declined: false, createdAt: serverTimestamp() });

export const contactShare = (
  ownerId: string,
  viewerId: string,
  schoolId = OAKFIELD,
): Stored<ContactShare> => ({ ownerId, viewerId, schoolId, sharedAt: serverTimestamp() });
