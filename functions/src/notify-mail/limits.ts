import type { Notification } from '@/domain/entities/community';
import { KIND_OF, type NotificationKind } from '@/domain/notification-kinds';
import { DAY_MS, HOUR_MS } from '@/domain/time';
import type { RateLimit } from '../limits/rate-limits';

/** More than anybody wants to be interrupted for by mail; what comes on top is in the bell. */
const PER_HOUR = 5;
const PER_DAY = 20;

/** What others can't drown by commenting: each of these kinds is counted by itself. */
const BY_ITSELF: readonly NotificationKind[] = ['event-soon', 'announcement', 'staff'];

/** How often one parent gets such a mail at once. A decision about them is never held back. */
export function mailLimitsOf({ userId, type }: Pick<Notification, 'userId' | 'type'>): RateLimit[] {
  const kind = KIND_OF[type];
  if (kind === 'decision') return [];
  const subject = BY_ITSELF.includes(kind) ? `${userId} ${kind}` : userId;
  const windows = [
    { max: PER_HOUR, ms: HOUR_MS },
    { max: PER_DAY, ms: DAY_MS },
  ];
  return [{ name: 'notification-mail', subject, windows }];
}
