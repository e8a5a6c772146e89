import { v4 } from 'uuid';
import type { EventNotificationType } from './entities/community';

/**
 * Document ids that are bound to what they stand for, so that nobody can hold two of a kind or squat another
 * person's (product §3.1). Rules compute the same strings.
 */

/** `pendingRequests/{uid}_{schoolId}`: at most one request per parent and school. */
export const pendingRequestId = (uid: string, schoolId: string): string => `${uid}_${schoolId}`;

/** `inviteCodeGrants/{uid}_{schoolId}`: at most one grant per account and school. */
export const inviteCodeGrantId = (uid: string, schoolId: string): string => `${uid}_${schoolId}`;

/** `rulesAcceptances/{uid}_{schoolId}`: the last one of each parent and school. */
export const rulesAcceptanceId = (uid: string, schoolId: string): string => `${uid}_${schoolId}`;

/** `contactRequests/{fromId}_{toId}`: one of each parent to each. */
export const contactRequestId = (fromId: string, toId: string): string => `${fromId}_${toId}`;

/** `contactShares/{ownerId}_{viewerId}`. */
export const contactShareId = (ownerId: string, viewerId: string): string => `${ownerId}_${viewerId}`;

/** `groupMemberships/{uid}_{groupId}` (product §3.1). */
export const groupMembershipId = (uid: string, groupId: string): string => `${uid}_${groupId}`;

/**
 * `notifications/comments_{postId}_{uid}`, `notifications/likes_{postId}_{uid}`: all comments on a post or an event, all likes
 * of a post, for its author. An id of its own for each reader: an event may get another host.
 */
export const postNotificationId = (of: 'comments' | 'likes', postId: string, uid: string): string =>
  `${of}_${postId}_${uid}`;

/**
 * `notifications/replies_{postId}_{commentId}`: all answers to a comment, for its author. With the post, because clients choose
 * the ids of comments, which are unique under one post only.
 */
export const repliesNotificationId = (postId: string, commentId: string): string =>
  `replies_${postId}_${commentId}`;

/** Which comment is answered, by such an id. */
export const answeredIn = (notificationId: string, postId: string): string =>
  notificationId.slice(repliesNotificationId(postId, '').length);

/** Of an earlier release, which told of each like, comment and answer by itself. */
export const singleNotificationId = (of: 'like' | 'comment' | 'reply', postId: string, id: string): string =>
  `${of}_${postId}_${id}`;

/** `notifications/group-post_{postId}_{uid}`: a post in a group, for each of its members. */
export const groupPostNotificationId = (postId: string, uid: string): string => `group-post_${postId}_${uid}`;

/** `notifications/request-decided_{schoolId}_{uid}`: the last decision about somebody's request to join a school. */
export const requestDecidedId = (schoolId: string, uid: string): string =>
  `request-decided_${schoolId}_${uid}`;

/** `notifications/request-waiting_{schoolId}_{uid}`: that parents wait to be let into a school, for who can decide. */
export const requestWaitingId = (schoolId: string, uid: string): string =>
  `request-waiting_${schoolId}_${uid}`;

/**
 * `notifications/mention_{postId}_{uid}`, `notifications/mention_{postId}_{commentId}_{uid}`: one for each person whom
 * a post or a comment calls by name.
 */
export const mentionNotificationId = (postId: string, commentId: string | null, uid: string): string =>
  ['mention', postId, ...(commentId === null ? [] : [commentId]), uid].join('_');

/** `notifications/event-place_{eventId}_{uid}` and the like: the last one of a kind about an event. */
export const eventNotificationId = (type: EventNotificationType, eventId: string, uid: string): string =>
  `${type}_${eventId}_${uid}`;

/** `notifications/event-changed_{seriesId}_{changeId}_{uid}`: of one change of an event that repeats, once a person. */
export const seriesNotificationId = (
  type: EventNotificationType,
  seriesId: string,
  changeId: string,
  uid: string,
): string => `${type}_${seriesId}_${changeId}_${uid}`;

/** `notifications/event-message_{postId}_{commentId}_{uid}`: of what the host of an event writes to who comes. */
export const guestMessageId = (postId: string, commentId: string, uid: string): string =>
  `event-message_${postId}_${commentId}_${uid}`;

/** `notifications/event-soon_{eventId}_{uid}_day_{start}`, the start in milliseconds: of a reminder, one for each time before each start: a reminder that has come does not come again. */
export const reminderId = (eventId: string, uid: string, lead: 'day' | 'hour', start: Date): string =>
  `${eventNotificationId('event-soon', eventId, uid)}_${lead}_${start.getTime()}`;

/** `signUpLists/event_{eventId}`: the one list of an event. */
export const eventListId = (eventId: string): string => `event_${eventId}`;

/** `notifications/sign-up-soon_{listId}_{uid}_{date}`: a day before, once for each date of a list. */
export const signUpSoonNotificationId = (listId: string, uid: string, date: Date): string =>
  `sign-up-soon_${listId}_${uid}_${date.getTime()}`;

/** A look at the document of a request, by which it is counted. */
export const proofViewId = (requestId: string, digest: string): string => `${requestId}_${digest}`;

type OnceAct =
  | [action: 'delete-post', postId: string]
  | [action: 'delete-comment', postId: string, commentId: string]
  | [action: 'clear-request', requestId: string, reviewerId: string]
  | [action: 'view-proof', requestId: string, digest: string, reviewerId: string];

/**
 * `auditLog/delete-post_{postId}`, `auditLog/delete-comment_{postId}_{commentId}`: a deletion happens once and carries
 * no data, so the rule of the deletion finds its entry by the id. Namesakes under other posts are the client's choice,
 * hence the comment's post; the comment's own id has no underscore, so no two comments share an entry. With the
 * reviewer of `auditLog/clear-request_{requestId}_{reviewerId}`: an entry without its deletion blocks nobody else.
 * `auditLog/view-proof_{requestId}_{digest}_{reviewerId}` is what Storage asks for, once for each reviewer and document.
 */
export const onceAuditId = (...act: OnceAct): string => act.join('_');

/**
 * A random id: of a document that is about to be written, of an upload, of a request. It is known before the first try,
 * so that any number of tries make one. The browser's own `crypto.randomUUID` is missing on plain http, as when a phone
 * looks at a development machine; `uuid` does without it there.
 */
export const newDocumentId = (): string => v4();
