import { type Live, useBackend, useLive } from '@/backend/react';
import type { AccountDeletion } from '@/domain/entities/account-deletion';
import { myDataKeys } from './my-data-keys';

/** The wish to have an account deleted, live; null while there is none. */
export function useAccountDeletion(uid: string): Live<AccountDeletion | null> {
  const { myData } = useBackend();
  return useLive(myDataKeys.deletion(uid), (observer) => myData.watchDeletion(uid, observer));
}
