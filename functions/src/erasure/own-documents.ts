import { FieldPath, type Query } from 'firebase-admin/firestore';
import { db } from '../platform/app';
import { deleteAll } from '../platform/delete-query';

/** Whose account goes. */
export interface Person {
  uid: string;
  /** Null where nothing knows it any more. */
  email: string | null;
}

const of = (collection: string, field: string, value: string): Query =>
  db.collection(collection).where(field, '==', value);
const everywhere = (collection: string, field: string, value: string): Query =>
  db.collectionGroup(collection).where(field, '==', value);
/** Documents whose ids begin so. */
const beginning = (collection: string, start: string): Query =>
  db
    .collection(collection)
    .where(FieldPath.documentId(), '>=', start)
    .where(FieldPath.documentId(), '<', `${start}\uf8ff`);

/** Keys of mails and invites name the account. */
const KEYS = ['mail_rejection', 'mail_removal', 'mail_gift', 'mail_invite', 'invite'];

/** All that is deleted as it stands with an account, apart from what its parent has written for others. */
const ownQueries = ({ uid, email }: Person): Query[] => [
  db.collection(`users/${uid}/hiddenItems`),
  db.collection(`users/${uid}/silenced`),
  db.collection(`users/${uid}/devices`),
  db.collection(`users/${uid}/settings`),
  everywhere('members', 'uid', uid),
  everywhere('joinCooldowns', 'userId', uid),
  everywhere('nameChanges', 'userId', uid),
  everywhere('pauses', 'userId', uid),
  everywhere('photoWishes', 'userId', uid),
  everywhere('rsvps', 'userId', uid),
  everywhere('pollVotes', 'userId', uid),
  everywhere('claims', 'userId', uid),
  everywhere('reads', 'userId', uid),
  // A trigger deletes what they name.
  everywhere('files', 'userId', uid),
  // What others have hidden carries the name.
  everywhere('hiddenItems', 'targetId', uid),
  of('pendingRequests', 'userId', uid),
  of('groupMemberships', 'userId', uid),
  of('groupRequests', 'userId', uid),
  of('groupCooldowns', 'userId', uid),
  of('contactRequests', 'fromId', uid),
  of('contactRequests', 'toId', uid),
  of('contactShares', 'ownerId', uid),
  of('contactShares', 'viewerId', uid),
  of('calendarFeeds', 'userId', uid),
  of('inviteCodes', 'userId', uid),
  of('inviteCodeGrants', 'userId', uid),
  of('invites', 'fromUserId', uid),
  of('notifications', 'userId', uid),
  of('parentAssistantTips', 'userId', uid),
  of('parentAssistantFeedback', 'userId', uid),
  of('rulesAcceptances', 'userId', uid),
  of('reports', 'reporterId', uid),
  of('moderationNotices', 'userId', uid),
  of('_accountLinks', 'uid', uid),
  // Of schools that are archived.
  of('_archivedMemberships', 'userId', uid),
  of('_archivedCodes', 'userId', uid),
  beginning('rateCounters', `${uid}_`),
  // The product has welcomed them by name.
  beginning('posts', `welcome_${uid}_`),
  ...KEYS.map((key) => beginning('_idempotencyKeys', `${key}_${uid}`)),
  // Somebody else's list of invites must not keep the address.
  ...(email === null
    ? []
    : [
        of('invites', 'email', email),
        of('formSubmissions', 'email', email),
        of('_passwordResets', 'email', email),
      ]),
];

/** Single documents that are called after the account. */
const OWN = [
  'joinRequestTimes',
  'referrals',
  'contactCards',
  'dataExports',
  '_addressChanges',
  '_reviewerMails',
  '_duePropagations',
  '_pushQueues',
  '_digests',
] as const;

/** Deletes all of it; once more does no harm. */
export async function deleteOwnDocuments(person: Person): Promise<void> {
  for (const query of ownQueries(person)) await deleteAll(query);
  await Promise.all(OWN.map((collection) => db.doc(`${collection}/${person.uid}`).delete()));
}
