import { type Live, useBackend, useLive } from '@/backend/react';
import type { ContactRequest } from '@/domain/entities/contact';
import { useMe } from '@/features/session';
import { contactKeys } from './contact-keys';

/** One's own request to somebody, live; null for none. */
export function useContactRequest(toId: string): Live<ContactRequest | null> {
  const { contacts } = useBackend();
  const { uid } = useMe();
  return useLive(contactKeys.request(uid, toId), (observer) => contacts.watchRequest(uid, toId, observer));
}
