import { invitePath } from '@/domain/inputs/outreach';
import { useMe, useSelectedSchool } from '@/features/session';

/** The member's own code for the selected school and its link; null until a function has made it. */
export function useInviteCode(): { code: string; link: string } | null {
  const me = useMe();
  const { schoolId } = useSelectedSchool();
  const code = me.schools.find((school) => school.schoolId === schoolId)?.inviteCode;
  return code ? { code, link: `${window.location.origin}${invitePath(code)}` } : null;
}
