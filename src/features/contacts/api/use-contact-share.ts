import { type Live, useBackend, useLive } from '@/backend/react';
import type { ContactShare } from '@/domain/entities/contact';
import { useMe } from '@/features/session';
import { contactKeys } from './contact-keys';

/** Whether somebody has given one their contact details, live; null when they have not. */
export function useContactShare(ownerId: string): Live<ContactShare | null> {
  const { contacts } = useBackend();
  const { uid } = useMe();
  return useLive(contactKeys.share(ownerId, uid), (observer) => contacts.watchShare(ownerId, uid, observer));
}
