import { invitePath } from '@/domain/inputs/outreach';
import { useMe } from '@/features/session';

/** The member's own code for a school and its link; null until a function has made it. */
export function useMyInviteCode(schoolId: string): { code: string; link: string } | null {
  const me = useMe();
  const code = me.schools.find((school) => school.schoolId === schoolId)?.inviteCode;
  return code ? { code, link: `${window.location.origin}${invitePath(code)}` } : null;
}
