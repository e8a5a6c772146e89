import { useMutation } from '@tanstack/react-query';
import { useBackend } from '@/backend/react';
import type { ContactCardInput } from '@/domain/inputs/contact';
import { useMe } from '@/features/session';

/** Saves how one can be reached. Whoever has been given it sees the new one. */
export function useSaveCard() {
  const { contacts } = useBackend();
  const { uid } = useMe();
  return useMutation({ mutationFn: (input: ContactCardInput) => contacts.saveCard(uid, input) });
}
