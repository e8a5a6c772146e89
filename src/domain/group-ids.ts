import { groupMembershipId } from './ids';

/** `groupRequests/{uid}_{groupId}`, `groupCooldowns/{uid}_{groupId}`: as the membership that they are about. */
export const groupRequestId = (uid: string, groupId: string): string => groupMembershipId(uid, groupId);
export const groupCooldownId = (uid: string, groupId: string): string => groupMembershipId(uid, groupId);

/** `notifications/group-admitted_{groupId}_{uid}`: that somebody was let in. */
export const admittedNotificationId = (groupId: string, uid: string): string =>
  `group-admitted_${groupId}_${uid}`;

/** `notifications/group-request_{groupId}_{day}_{uid}`: that somebody asks, once a group, day and person who runs it. */
export const groupRequestNotificationId = (groupId: string, day: string, uid: string): string =>
  `group-request_${groupId}_${day}_${uid}`;
