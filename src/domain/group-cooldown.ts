import type { GroupCooldown } from './entities/group-request';
import { GROUP_DECLINED_DAYS, GROUP_REMOVED_DAYS } from './group-limits';
import { DAY_MS } from './time';

/** When somebody may ask a group again, or come back to it. */
export function cooldownEnd({ kind, startedAt }: Pick<GroupCooldown, 'kind' | 'startedAt'>): Date | null {
  const days = kind === 'removed' ? GROUP_REMOVED_DAYS : GROUP_DECLINED_DAYS;
  return startedAt && new Date(startedAt.getTime() + days * DAY_MS);
}
