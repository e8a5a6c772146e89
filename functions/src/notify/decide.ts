import type { Notification } from '@/domain/entities/community';
import type { MailChoice, NotificationSettings } from '@/domain/entities/notification-settings';
import { KIND_OF } from '@/domain/notification-kinds';
import { endOfQuietHours } from '@/domain/quiet-hours';

/** All that decides how somebody is told of something. */
export interface Situation {
  type: Notification['type'];
  settings: NotificationSettings;
  /** Whether its post or group is silenced now. */
  isSilenced: boolean;
  now: Date;
}

/** How they are told. */
export interface Delivery {
  /** Whether it stands in the bell. */
  app: boolean;
  /** From when on devices may ring; null for never. */
  pushAt: Date | null;
  mail: MailChoice;
}

const NOTHING: Delivery = { app: false, pushAt: null, mail: 'off' };

/**
 * Decides who gets what, and nothing else does. Who has silenced a post or its group is told of nothing there but what calls
 * them by name. Quiet hours hold what devices ring for to their end.
 */
export function decide({ type, settings, isSilenced, now }: Situation): Delivery {
  if (type === 'danger') return { app: true, pushAt: now, mail: 'now' };
  const { app, push, mail } = settings.kinds[KIND_OF[type]];
  if (isSilenced && type !== 'mention') return NOTHING;
  return { app, pushAt: push ? (endOfQuietHours(now, settings) ?? now) : null, mail };
}
