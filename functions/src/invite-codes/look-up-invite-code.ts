import type { InvitedSchool } from '@/domain/entities/school';
import { lookUpInviteCodeSchema } from '@/domain/inputs/outreach';
import { normalizeCode } from '@/domain/slugs';
import { callable } from '../platform/callable';
import { clientNetwork } from '../platform/client-ip';
import { now } from '../platform/clock';
import { inTurn } from '../platform/in-turn';
import { inviteCodeRef, parseInviteCode } from '../platform/schools';
import { grantInviteCode } from './grant-invite-code';
import { type Caller, countMiss, missLimits, requireMissesLeft } from './miss-limits';

/**
 * Says which school an invite code opens (product §7.1), to anybody and with limits: a school's own code is one of
 * 29,791. To an account it also grants a request with this code. Nothing is said of who handed it on.
 * @returns null when there is no such code
 * @throws resource-exhausted with `retryAt` at a limit
 */
export const lookUpInviteCode = callable(
  'lookUpInviteCode',
  lookUpInviteCodeSchema,
  async ({ code: typed }, request): Promise<InvitedSchool | null> => {
    const code = normalizeCode(typed);
    if (code === null) return null;
    const caller = { from: clientNetwork(request), uid: request.auth?.uid ?? null };
    const at = await now();
    return inTurn(caller.from.visitor, () => lookUp(code, caller, at));
  },
);

async function lookUp(code: string, caller: Caller, at: number): Promise<InvitedSchool | null> {
  const misses = missLimits(caller, code);
  await requireMissesLeft(misses, at);
  const found = parseInviteCode(await inviteCodeRef(code).get());
  if (!found) {
    await countMiss(misses, at);
    return null;
  }
  if (caller.uid !== null) await grantInviteCode(caller.uid, found, at);
  const { schoolId, schoolName, cityName } = found;
  return { schoolId, schoolName, cityName };
}
