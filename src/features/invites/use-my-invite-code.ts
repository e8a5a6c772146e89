import { invitePath } from '@/domain/inputs/outreach';
import { useMyReferral } from './api/use-my-referral';

/** The member's own code for a school and its link; null until a function has made it, undefined until that is known. */
export function useMyInviteCode(schoolId: string): { code: string; link: string } | null | undefined {
  const { data } = useMyReferral();
  const code = data?.codes[schoolId];
  if (code) return { code, link: `${window.location.origin}${invitePath(code)}` };
  return data && null;
}
