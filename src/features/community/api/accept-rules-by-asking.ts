import type { Backend } from '@/backend';
import { logFailure } from '@/backend/log-failure';
import { firstOf } from './first-of';

/**
 * Who asks to join a school accepts its rules, as the form says: writes that down once the request is sent. Without it
 * they are asked again as a member, so a failure is only logged. Default rules ask nobody.
 */
export async function acceptRulesByAsking(
  { community }: Pick<Backend, 'community'>,
  uid: string,
  schoolId: string,
): Promise<void> {
  try {
    const { version } = await firstOf<{ version: number }>((observer) =>
      community.watchRules(schoolId, observer),
    );
    if (version > 0) await community.acceptRules(uid, schoolId, version);
  } catch (error) {
    logFailure('accept the rules', error);
  }
}
