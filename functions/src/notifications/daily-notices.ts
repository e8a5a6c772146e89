import type { Notification } from '@/domain/entities/community';
import { DAY_MS } from '@/domain/time';
import type { RateLimit } from '../limits/rate-limits';

/** More than anybody has to say to one person in a day; what comes on top is seen under the post all the same. */
const PER_PAIR_AND_DAY = 30;
/** More than anybody calls by name in a day who does not want to ring a whole school. */
const MENTIONS_PER_DAY = 100;

/** How often one person makes another's bell ring in a day, so that nobody's is drowned. */
export const limitsOf = ({
  type,
  actorId,
  userId,
}: Pick<Notification, 'type' | 'actorId' | 'userId'>): RateLimit[] => [
  perDay('notification', `${actorId}_${userId}`, PER_PAIR_AND_DAY),
  ...(type === 'mention' ? [perDay('mention', actorId, MENTIONS_PER_DAY)] : []),
];

const perDay = (name: string, subject: string, max: number): RateLimit => ({
  name,
  subject,
  windows: [{ max, ms: DAY_MS }],
});
