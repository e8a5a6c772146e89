import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Backend } from '@/backend';
import { errorCode, retryTime } from '@/backend/errors';
import type { OnProgress } from '@/backend/live';
import { useBackend } from '@/backend/react';
import type { School } from '@/domain/entities/school';
import type { User } from '@/domain/entities/user';
import type { JoinInput } from '@/domain/inputs/account';
import { isReserved } from '@/domain/person-name';
import { normalizeCode } from '@/domain/slugs';
import { acceptRulesByAsking } from '@/features/community';
import { JoinError } from '../join-error';
import { typedProof } from './typed-proof';

/** Why this person can't ask for a school: a member, one who has asked, or one who is called like it; else null. */
export function membershipStatus(
  user: Pick<User, 'approvedSchools' | 'schoolIds' | 'firstName' | 'lastName'>,
  school: Pick<School, 'id' | 'name'>,
): JoinError | null {
  if (user.approvedSchools.includes(school.id)) return new JoinError('alreadyMember', school.name);
  if (user.schoolIds.includes(school.id)) return new JoinError('alreadyAsked', school.name);
  return isReserved(user, [school.name]) ? new JoinError('nameOfSchool', school.name) : null;
}

/** Refuses a second request for one school, one by a member, and one in the school's own name. */
export function refuseKnownSchool(user: User, school: Pick<School, 'id' | 'name'>): void {
  const known = membershipStatus(user, school);
  if (known) throw known;
}

// A look-up has a limit of its own, which says nothing of the request.
function explainLimit(error: unknown): never {
  if (errorCode(error) !== 'resource-exhausted') throw error;
  throw new JoinError('tooManyCodes', '', retryTime(error));
}

/**
 * Sends code and document. The look-up of the code is what allows the account to send it, so it is never left out.
 * @returns the school that was asked for
 * @throws JoinError when the code, its school or the user rule it out; BackendError when the sending fails
 */
export async function requestToJoin(
  { schools, joining }: Pick<Backend, 'schools' | 'joining'>,
  user: User | null,
  input: JoinInput,
  onProgress?: OnProgress,
): Promise<string> {
  if (!user) throw new JoinError('notLoggedIn');
  const code = normalizeCode(input.code);
  const invite = code && (await schools.findCode(code).catch(explainLimit));
  if (!invite) throw new JoinError('invalidCode');
  const school = await schools.get(invite.schoolId);
  if (!school) throw new JoinError('schoolMissing');
  if (school.archivedAt) throw new JoinError('schoolClosed', school.name);
  refuseKnownSchool(user, school);
  await joining.request({ user, school, evidence: { code, proof: typedProof(input.proof) } }, onProgress);
  return school.id;
}

/** What to tell about a failed request: the sentences of product §8, and what waits for what. */
export function joinProblem(error: unknown): JoinError {
  if (error instanceof JoinError) return error;
  const code = errorCode(error);
  if (code === 'unauthenticated') return new JoinError('notLoggedIn');
  if (code === 'unavailable' || code === 'deadline-exceeded') return new JoinError('unreached');
  const until = retryTime(error);
  if (until && code === 'failed-precondition') return new JoinError('cooldown', '', until);
  if (until && code === 'resource-exhausted') return new JoinError('tooMany', '', until);
  return new JoinError(code === 'file-refused' ? 'fileRefused' : 'other');
}

/** The request as a mutation, with how much of the document has arrived (null before and after). */
export function useRequestToJoin(user: User | null, onSent: () => void) {
  const backend = useBackend();
  const [progress, setProgress] = useState<number | null>(null);
  const mutation = useMutation({
    mutationFn: async (input: JoinInput) => {
      const schoolId = await requestToJoin(backend, user, input, setProgress);
      if (user) void acceptRulesByAsking(backend, user.uid, schoolId);
    },
    onSuccess: onSent,
    onSettled: () => setProgress(null),
  });
  return { ...mutation, progress };
}
