import { type Live, useBackend, useLive } from '@/backend/react';
import type { ContactShare } from '@/domain/entities/contact';
import { useMe } from '@/features/session';
import { contactKeys } from './contact-keys';

/** To whom one has given one's contact details, or whose one has been given; live. */
export function useContactShares(whose: 'by-me' | 'with-me'): Live<ContactShare[]> {
  const { contacts } = useBackend();
  const { uid } = useMe();
  return useLive(whose === 'by-me' ? contactKeys.sharesBy(uid) : contactKeys.sharesWith(uid), (observer) =>
    whose === 'by-me' ? contacts.watchSharesBy(uid, observer) : contacts.watchSharesWith(uid, observer),
  );
}
