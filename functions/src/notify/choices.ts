import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import { type NotificationSettings, settingsIn } from '@/domain/entities/notification-settings';
import { EVENT_DISCUSSIONS } from '@/domain/entities/post';
import { silenceSchema } from '@/domain/entities/silence';
import { isSilenced, silenceId } from '@/domain/silence';
import { parseUser, userRef } from '../platform/accounts';
import { db } from '../platform/app';
import { isDocumentId } from '../platform/document-id';
import { parserOf } from '../platform/documents';
import type { News } from './news';

const parseSilence = parserOf(silenceSchema);

/** What a receiver has chosen, and whether they may be told at all. */
export interface Choices {
  settings: NotificationSettings;
  isSilenced: boolean;
}

/** What reads documents: the database, or a transaction of it. */
export interface Reader {
  getAll(...refs: DocumentReference[]): Promise<DocumentSnapshot[]>;
}

type Asked = Pick<News, 'userId' | 'schoolId' | 'postId' | 'groupId' | 'by'>;

/** What a parent can silence of it. */
const silencedBy = ({ userId, postId, groupId }: Asked): DocumentReference[] =>
  [
    ...(postId === null ? [] : [silenceId('post', postId)]),
    ...(groupId === null || groupId === EVENT_DISCUSSIONS ? [] : [silenceId('group', groupId)]),
  ].map((id) => db.doc(`users/${userId}/silenced/${id}`));

const blockOf = ({ userId, by }: Asked): DocumentReference[] =>
  by === undefined || !isDocumentId(by) ? [] : [db.doc(`users/${userId}/hiddenItems/blocked_${by}`)];

/**
 * What the receivers of news have chosen, all of them read at once; null for whoever is not to be told, as there is no such
 * account, they are not of the school by now, they have done it themselves, or have blocked who has.
 */
export async function readChoices(
  all: readonly Asked[],
  reader: Reader,
  at: Date,
): Promise<(Choices | null)[]> {
  const asked = all.map((one) => {
    if (!isDocumentId(one.userId)) return null;
    const own = [userRef(one.userId), db.doc(`users/${one.userId}/settings/notifications`)];
    return { one, own, silences: silencedBy(one), blocks: blockOf(one) };
  });
  const refs = asked.flatMap((found) => (found ? [...found.own, ...found.silences, ...found.blocks] : []));
  const docs = refs.length === 0 ? [] : await reader.getAll(...refs);
  const rest = [...docs];
  const take = (count: number): DocumentSnapshot[] => rest.splice(0, count);
  return asked.map((found) => {
    if (!found) return null;
    const [account, settings] = take(2);
    const silences = take(found.silences.length);
    const blocks = take(found.blocks.length);
    const { userId, schoolId, by } = found.one;
    const user = parseUser(account);
    if (!user || userId === by || blocks.some(({ exists }) => exists)) return null;
    if (schoolId !== null && !user.approvedSchools.includes(schoolId)) return null;
    return {
      settings: settingsIn(settings?.data()),
      isSilenced: silences.some((silence) => isSilenced(parseSilence(silence), at)),
    };
  });
}
