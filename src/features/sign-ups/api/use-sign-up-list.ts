import { type Live, useBackend, useLive } from '@/backend/react';
import type { SignUpList } from '@/domain/entities/sign-up-list';
import { signUpKeys } from './sign-up-keys';

/** One list, live; null where it is no longer there. */
export function useSignUpList(listId: string): Live<SignUpList | null> {
  const { signUps } = useBackend();
  return useLive<SignUpList | null>(signUpKeys.one(listId), (observer) => signUps.watch(listId, observer));
}

/** The list of an event, live; null as long as it has none. */
export function useListOfEvent(eventId: string): Live<SignUpList | null> {
  const { signUps } = useBackend();
  return useLive<SignUpList | null>(signUpKeys.ofEvent(eventId), (observer) =>
    signUps.watchOfEvent(eventId, observer),
  );
}
