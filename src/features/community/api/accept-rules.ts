import type { Backend } from '@/backend';
import type { RulesSettings } from '@/domain/entities/community-settings';
import { firstOf } from './first-of';

/** Accepts the rules of a school as they are now. Default rules ask nobody. */
export async function acceptRules(
  { community }: Pick<Backend, 'community'>,
  uid: string,
  schoolId: string,
): Promise<void> {
  const { version } = await firstOf<RulesSettings>((observer) => community.watchRules(schoolId, observer));
  if (version > 0) await community.acceptRules(uid, schoolId, version);
}
