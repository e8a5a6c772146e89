import { max, subDays } from 'date-fns';
import type { Query } from 'firebase-admin/firestore';
import type { Notification } from '@/domain/entities/community';
import { groupMembershipSchema } from '@/domain/entities/group';
import { hiddenItemSchema } from '@/domain/entities/hidden-item';
import { type NotificationSettings, settingsIn } from '@/domain/entities/notification-settings';
import { silenceSchema } from '@/domain/entities/silence';
import { type HiddenFor, isHiddenFor } from '@/domain/hidden-for';
import { isSilenced } from '@/domain/silence';
import { parseRead, readRef } from '../announcements/documents';
import { stillWanted } from '../notify/still-wanted';
import { parseNotification } from '../notify/tell';
import { db } from '../platform/app';
import { parserOf } from '../platform/documents';
import type { DigestPlan } from './plan';
import { spanOf } from './schedule';

/** Whom a digest is for, and what they have chosen. */
export interface DigestReader {
  uid: string;
  settings: NotificationSettings;
  hidden: HiddenFor;
  /** Who has blocked them. */
  blockedBy: ReadonlySet<string>;
  /** Ids of what is silenced now. */
  silenced: ReadonlySet<string>;
  groups: ReadonlySet<string>;
  /** What they are to be told by the digest, newest first. */
  answers: readonly Notification[];
  /** Up to when they were told before, and to when they are now. */
  since: Date;
  at: Date;
}

const parseHidden = parserOf(hiddenItemSchema);
const parseSilence = parserOf(silenceSchema);
const parseMembership = parserOf(groupMembershipSchema);

/** As many as are looked at: of things that a parent hides, silences or is in, more than anybody has. */
const MOST = 500;
const MOST_ANSWERS = 20;

const read = async (query: Query, most = MOST) => (await query.limit(most).get()).docs;

/** Since when a digest tells: what was missed is told the next time, and no longer. */
const sinceOf = ({ rhythm, since }: DigestPlan, at: Date): Date =>
  max([since.toDate(), subDays(at, 2 * spanOf(rhythm))]);

/** All of a parent that decides what is in their digest. Whether they may be told at all is asked when it is sent. */
export async function readDigestReader(uid: string, plan: DigestPlan, at: Date): Promise<DigestReader> {
  const since = sinceOf(plan, at);
  const [settings, hidden, blocks, silences, groups, told] = await Promise.all([
    db.doc(`users/${uid}/settings/notifications`).get(),
    read(db.collection(`users/${uid}/hiddenItems`)),
    read(db.collectionGroup('hiddenItems').where('targetId', '==', uid)),
    read(db.collection(`users/${uid}/silenced`)),
    read(db.collection('groupMemberships').where('userId', '==', uid)),
    read(
      db
        .collection('notifications')
        .where('userId', '==', uid)
        .where('mail', '==', 'digest')
        .where('toldAt', '>', since)
        .where('toldAt', '<=', at)
        .orderBy('toldAt', 'desc'),
      MOST_ANSWERS,
    ),
  ]);
  const wanted = await stillWanted(
    told.flatMap((doc) => parseNotification(doc) ?? []),
    at,
  );
  return {
    uid,
    settings: settingsIn(settings.data()),
    hidden: isHiddenFor(hidden.flatMap((doc) => parseHidden(doc) ?? [])),
    blockedBy: new Set(
      blocks.flatMap((doc) => (doc.get('kind') === 'blocked' ? (doc.ref.parent.parent?.id ?? []) : [])),
    ),
    silenced: new Set(silences.filter((doc) => isSilenced(parseSilence(doc), at)).map(({ id }) => id)),
    groups: new Set(groups.flatMap((doc) => parseMembership(doc)?.groupId ?? [])),
    answers: wanted
      .filter(({ delivery }) => delivery.mail === 'digest')
      .map(({ notification }) => notification),
    since,
    at,
  };
}

/** The version that a parent has seen of announcements, by id. */
export async function readSeen(
  uid: string,
  announcementIds: readonly string[],
): Promise<Map<string, number>> {
  if (announcementIds.length === 0) return new Map();
  const refs = announcementIds.map((id) => readRef(id, uid));
  const found = await db.getAll(...refs);
  return new Map(
    found.flatMap((doc, index) => {
      const seen = parseRead(doc)?.seenVersion;
      const id = announcementIds[index];
      return seen === undefined || id === undefined ? [] : [[id, seen] as const];
    }),
  );
}
