import type { PendingRequest } from '@/domain/entities/pending-request';
import { matchesPrefixes, searchWords } from '@/domain/search-tokens';
import { useMe } from '@/features/session';
import { useAddressChoice } from '@/ui/use-address-choice';

/** Whether every typed word begins a word of the name, the address or the code. Without any word nothing is meant. */
export function matchesTerm(
  { firstName, lastName, email, inviteCode }: PendingRequest,
  term: string,
): boolean {
  if (searchWords(term).length === 0) return false;
  return matchesPrefixes(term, [firstName, lastName, email, inviteCode ?? ''].join(' '));
}

export interface QueueFilter {
  /** Null for all schools of an admin. */
  schoolIds: string[] | null;
  /** The school that was chosen, if any. */
  schoolId: string | null;
  chooseSchool: (schoolId: string | null) => void;
  /** What is searched for, empty when nothing is. */
  term: string;
  search: (term: string | null) => void;
}

/** What of the queue the reviewer wants to see. The address keeps it, so that a reload and the way back lose nothing. */
export function useQueueFilter(): QueueFilter {
  const { isAdmin, approvedSchools } = useMe();
  const [chosen, chooseSchool] = useAddressChoice('school');
  const [term, search] = useAddressChoice('search');
  // A school in a link that was handed on may be none of the reader's.
  const schoolId = chosen !== null && (isAdmin || approvedSchools.includes(chosen)) ? chosen : null;
  const all = isAdmin ? null : approvedSchools;
  return { schoolIds: schoolId ? [schoolId] : all, schoolId, chooseSchool, term: term ?? '', search };
}
