import type { NotificationSettings } from '@/domain/entities/notification-settings';
import type { NotificationKind } from '@/domain/notification-kinds';

/** Answers to a parent: what they would come back for. */
const ANSWERS: readonly NotificationKind[] = ['comment', 'reply', 'mention'];

/** The settings with another digest. Who begins to get one has answers in it, unless they come by mail already. */
export function withDigest(
  settings: NotificationSettings,
  change: Partial<NotificationSettings['digest']>,
): NotificationSettings {
  const digest = { ...settings.digest, ...change };
  if (settings.digest.rhythm !== 'never' || digest.rhythm === 'never') return { ...settings, digest };
  const kinds = { ...settings.kinds };
  for (const kind of ANSWERS)
    if (kinds[kind].mail === 'off') kinds[kind] = { ...kinds[kind], mail: 'digest' };
  return { ...settings, kinds, digest };
}
