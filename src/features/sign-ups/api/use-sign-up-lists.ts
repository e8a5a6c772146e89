import { startOfDay } from 'date-fns';
import { useState } from 'react';
import type { SignUpLists } from '@/backend/ports/sign-ups';
import { type Pages, useBackend, useLivePages } from '@/backend/react';
import type { SignUpList } from '@/domain/entities/sign-up-list';
import { signUpKeys } from './sign-up-keys';

/** Sign-up lists of a school, the first page live. */
export function useSignUpLists(lists: SignUpLists): Pages<SignUpList> {
  const { signUps } = useBackend();
  const [now] = useState(() => new Date());
  return useLivePages<SignUpList>(
    signUpKeys.live(lists, startOfDay(now)),
    (observer) => signUps.watchFirst(lists, now, observer),
    (after) => signUps.page(lists, now, after),
    ({ id }) => id,
  );
}
