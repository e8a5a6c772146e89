import { type Live, useBackend, useLive } from '@/backend/react';
import type { ContactCard } from '@/domain/entities/contact';
import { contactKeys } from './contact-keys';

/** How somebody can be reached, live; null where there is nothing that the reader may see. */
export function useContactCard(uid: string): Live<ContactCard | null> {
  const { contacts } = useBackend();
  return useLive(contactKeys.card(uid), (observer) => contacts.watchCard(uid, observer));
}
