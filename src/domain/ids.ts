/**
 * Document ids that are bound to what they stand for, so that nobody can hold two of a kind or squat another
 * person's (design §3). Rules compute the same strings.
 */

/** `pendingRequests/{uid}_{schoolId}`: at most one request per parent and school. */
export const pendingRequestId = (uid: string, schoolId: string): string => `${uid}_${schoolId}`;

/** `groupMemberships/{uid}_{groupId}` (spec §3). */
export const groupMembershipId = (uid: string, groupId: string): string => `${uid}_${groupId}`;

/** `notifications/like_{postId}_{uid}`: one per like even when toggled. */
export const likeNotificationId = (postId: string, likerId: string): string => `like_${postId}_${likerId}`;

/**
 * `notifications/comment_{postId}_{commentId}`. With the post, because clients choose the ids of comments, which are
 * unique under one post only: a comment of the same id elsewhere would take the notification away.
 */
export const commentNotificationId = (postId: string, commentId: string): string =>
  `comment_${postId}_${commentId}`;

/**
 * `auditLog/{action}_{targetId}` for acts that can happen once to a target (a deletion), so that the rule of the
 * deletion, which carries no data, can find its entry.
 */
export const onceAuditId = (action: 'delete-post' | 'delete-comment', targetId: string): string =>
  `${action}_${targetId}`;
