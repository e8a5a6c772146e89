import { useTranslation } from 'react-i18next';
import { useBackend, useLive } from '@/backend/react';
import type { Member } from '@/domain/entities/school';
import { fullName } from '@/domain/entities/user';
import { useMe } from '@/features/session';
import { moderationKeys } from './moderation-keys';

/** What somebody who decides at a school is called. Admins need not be in its directory. */
export function useStaffName(schoolId: string, uid: string): string {
  const { t } = useTranslation('moderation');
  const { directory } = useBackend();
  const me = useMe();
  const isMe = uid === me.uid;
  const { data } = useLive<Member | null>(
    moderationKeys.staffMember(schoolId, uid),
    isMe ? null : (observer) => directory.watchMember(schoolId, uid, observer),
  );
  if (isMe) return t('you');
  return data ? fullName(data) : t('somebodyOfStaff');
}
