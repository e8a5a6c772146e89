import type { Query } from 'firebase-admin/firestore';
import { GROUP_FILES } from '@/domain/entities/group-file';
import { EVENT_DISCUSSIONS } from '@/domain/entities/post';
import { db } from '../platform/app';

/** One part of what is held about a parent, as it stands in the copy they get. */
export interface Held {
  /** Name of its file, and heading. */
  name: string;
  query: Query;
  /** Whether a document of it is theirs; all are, where it says nothing. */
  isTheirs?(document: Readonly<Record<string, unknown>>): boolean;
  /** The folder of the files that its documents name by `path`, which come along. */
  folder?: string;
}

const of = (collection: string, field: string, uid: string): Query =>
  db.collection(collection).where(field, '==', uid);
const everywhere = (collection: string, field: string, uid: string): Query =>
  db.collectionGroup(collection).where(field, '==', uid);
const single = (collection: string, uid: string): Query =>
  db.collection(collection).where('__name__', '==', uid);

/**
 * All that a parent may take along: what they have entered, what they have written, and what was done with it. Not what
 * protects others: who reported them, what staff note of them, and the product's own bookkeeping of rates and keys.
 */
export const heldAbout = (uid: string): readonly Held[] => [
  { name: 'account', query: single('users', uid) },
  { name: 'directory-entries', query: everywhere('members', 'uid', uid) },
  {
    name: 'posts',
    query: of('posts', 'authorId', uid),
    // What the comments on their events hang at repeats the event.
    isTheirs: ({ groupId }) => groupId !== EVENT_DISCUSSIONS,
  },
  { name: 'comments', query: everywhere('comments', 'authorId', uid).orderBy('createdAt', 'desc') },
  { name: 'earlier-versions', query: everywhere('revisions', 'authorId', uid) },
  {
    name: 'liked-posts',
    query: db.collection('posts').where('likedBy', 'array-contains', uid).select('createdAt'),
  },
  { name: 'events', query: of('events', 'userId', uid) },
  { name: 'repeating-events', query: of('eventSeries', 'userId', uid) },
  { name: 'changes-of-repeating-events', query: everywhere('seriesChanges', 'userId', uid) },
  { name: 'answers-to-events', query: everywhere('rsvps', 'userId', uid) },
  { name: 'votes-in-polls', query: everywhere('pollVotes', 'userId', uid) },
  { name: 'sign-up-lists', query: of('signUpLists', 'userId', uid) },
  { name: 'signed-up-for', query: everywhere('claims', 'userId', uid) },
  {
    name: 'calendar-feeds',
    // Not what their addresses are made of and known by.
    query: of('calendarFeeds', 'userId', uid).select('schoolId', 'choice', 'renewedAt'),
  },
  { name: 'announcements', query: of('announcements', 'userId', uid) },
  { name: 'announcements-seen', query: everywhere('reads', 'userId', uid) },
  { name: 'groups-founded', query: of('groups', 'createdBy', uid) },
  { name: 'group-memberships', query: of('groupMemberships', 'userId', uid) },
  { name: 'requests-to-groups', query: of('groupRequests', 'userId', uid) },
  { name: 'group-files', query: everywhere('files', 'userId', uid), folder: GROUP_FILES },
  { name: 'contact-details', query: single('contactCards', uid) },
  { name: 'contact-requests', query: of('contactRequests', 'fromId', uid) },
  { name: 'contact-details-given-to', query: of('contactShares', 'ownerId', uid) },
  { name: 'requests-to-join', query: of('pendingRequests', 'userId', uid) },
  { name: 'invite-codes', query: of('inviteCodes', 'userId', uid) },
  { name: 'referrals', query: single('referrals', uid) },
  { name: 'invites', query: of('invites', 'fromUserId', uid) },
  { name: 'notifications', query: of('notifications', 'userId', uid) },
  { name: 'silenced', query: db.collection(`users/${uid}/silenced`) },
  { name: 'assistant-tips', query: of('parentAssistantTips', 'userId', uid) },
  { name: 'assistant-feedback', query: of('parentAssistantFeedback', 'userId', uid) },
  { name: 'name-changes', query: everywhere('nameChanges', 'userId', uid) },
  { name: 'photo-wishes', query: everywhere('photoWishes', 'userId', uid) },
  { name: 'hidden-and-blocked', query: db.collection(`users/${uid}/hiddenItems`) },
  { name: 'notification-settings', query: db.collection(`users/${uid}/settings`) },
  {
    name: 'devices',
    // Not what they are reached by: whoever has that can send to them.
    query: db.collection(`users/${uid}/devices`).select('label', 'createdAt', 'seenAt'),
  },
  { name: 'accepted-rules', query: of('rulesAcceptances', 'userId', uid) },
  { name: 'reports', query: of('reports', 'reporterId', uid) },
  { name: 'decisions-about-me', query: of('moderationNotices', 'userId', uid) },
  { name: 'pauses', query: everywhere('pauses', 'userId', uid) },
  { name: 'memberships-of-archived-schools', query: of('_archivedMemberships', 'userId', uid) },
];

/** Folders and beginnings of names under which a parent's files lie. */
export const filesOf = (uid: string): readonly string[] => [
  `post-images/${uid}/`,
  `profile-pictures/${uid}/`,
  `proof-uploads/${uid}-`,
];
