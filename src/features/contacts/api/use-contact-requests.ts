import { type Live, useBackend, useLive } from '@/backend/react';
import type { ContactRequest } from '@/domain/entities/contact';
import { useMe } from '@/features/session';
import { contactKeys } from './contact-keys';

/** Who asks for one's own contact details and waits for an answer, live. */
export function useContactRequests(): Live<ContactRequest[]> {
  const { contacts } = useBackend();
  const { uid } = useMe();
  return useLive(contactKeys.requestsTo(uid), (observer) => contacts.watchRequestsTo(uid, observer));
}
