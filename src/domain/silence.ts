import type { Silence } from './entities/silence';
import { DAY_MS } from './time';

/** For how many days something is silenced; null for good. */
export const SILENCE_CHOICES = [1, 7, null] as const;
export type SilenceDays = (typeof SILENCE_CHOICES)[number];

/** What can be silenced. */
export type Silenceable = 'group' | 'post';

/** The id of what is silenced. */
export const silenceId = (kind: Silenceable, id: string): string => `${kind}-${id}`;

/** Until when something is silenced that is for so many days from now; null for good. */
export const silencedUntil = (days: SilenceDays, now: Date): Date | null =>
  days === null ? null : new Date(now.getTime() + days * DAY_MS);

/** Whether a silence holds; one that has ended is as none. */
export const isSilenced = (
  silence: Pick<Silence, 'until'> | null | undefined,
  now: Date,
): silence is Pick<Silence, 'until'> => Boolean(silence && (silence.until === null || silence.until > now));
