import type { Timestamp } from 'firebase-admin/firestore';
import { DEFAULT_SETTINGS, type NotificationSettings } from '@/domain/entities/notification-settings';
import type { User } from '@/domain/entities/user';
import type { CaughtMessage } from '../../../scripts/mail/messages.ts';
import { db, document } from './admin.ts';
import { HOUR, moveClock } from './clock.ts';
import { runScheduled, waitUntilIdle } from './control.ts';
import { mailsTo } from './mail.ts';

type Digest = NotificationSettings['digest'];

/** The full hour of UTC so many hours from now. */
export const hourAhead = (hours: number): number => new Date(Date.now() + hours * HOUR).getUTCHours();

/** Stores when somebody wants their digest, in the next full hour unless a test says otherwise, and lets functions follow. */
export async function wantDigest(
  { uid }: User,
  digest: Partial<Digest> = {},
  more: Partial<NotificationSettings> = {},
): Promise<void> {
  await db.doc(`users/${uid}/settings/notifications`).set({
    ...{ ...DEFAULT_SETTINGS, ...more },
    digest: { rhythm: 'daily', hour: hourAhead(1), ...digest },
  });
  await waitUntilIdle();
}

/** Runs the schedule, until all that it does is done. */
export async function mailDigests(): Promise<void> {
  await waitUntilIdle();
  await runScheduled('mailDigests');
  await waitUntilIdle();
}

/** The digests that have reached somebody, newest first. */
export const digestsTo = async ({ email }: User): Promise<CaughtMessage[]> =>
  (await mailsTo(email)).filter(({ text }) => text.includes(' digest.'));

export const planOf = ({ uid }: User) => document(`_digests/${uid}`);

/** When somebody's next digest is looked at, in milliseconds; null where none is wanted. */
export const nextAtOf = async (user: User): Promise<number | null> =>
  ((await planOf(user))?.nextAt as Timestamp | null | undefined)?.toMillis() ?? null;

/** The same so much later. */
export const mailAfter = async (offset: number) => {
  await moveClock(offset);
  await mailDigests();
};

export const textsTo = async (user: User) => (await digestsTo(user)).map(({ text }) => text);

/** What a digest tells of, line by line. */
export const linesOf = (text: string) => text.split('\n').flatMap((line) => /^- (.*)$/.exec(line)?.[1] ?? []);

/** All as it is by default, but how comments come by mail. */
export const withComments = (mail: 'now' | 'digest' | 'off') => ({
  ...DEFAULT_SETTINGS.kinds,
  comment: { ...DEFAULT_SETTINGS.kinds.comment, mail },
});

/** What the only digest says that has reached somebody. */
export async function onlyText(user: User): Promise<string> {
  const [only, ...more] = await textsTo(user);
  if (only === undefined || more.length > 0) throw new Error('Not one digest has arrived.');
  return only;
}
