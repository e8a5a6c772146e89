import { EVENT_DISCUSSIONS } from '@/domain/entities/post';
import type { User } from '@/domain/entities/user';
import { eventDiscussionId } from '@/domain/event-discussion';
import { groupRequestId } from '@/domain/group-ids';
import {
  groupMembershipId,
  inviteCodeGrantId,
  onceAuditId,
  pendingRequestId,
  rulesAcceptanceId,
} from '@/domain/ids';
import { announcement, announcementRead } from './announcements';
import * as contacts from './contacts';
import * as make from './factories';
import * as moderation from './moderation';
import * as ownData from './own-data';
import { MEMBERS, PERSONAS, type Persona } from './personas';
import type { Stored } from './stored';

const { OAKFIELD, ELMWOOD, GROUP, CLOSED_GROUP, LONG_AGO } = make;

/** Code of the school itself, and one of a member. */
export const SCHOOL_CODE = 'oakfield-springfield-abc';
export const MEMBER_CODE = 'oakfield-springfield-author';
export const OTHER_CODE = 'elmwood-springfield-xyz';

/** At which the comments on the author's event hang. */
export const DISCUSSION = eventDiscussionId('sportsDay');

const pending: Stored<User> = {
  ...make.userRecord('pending'),
  createdAt: LONG_AGO,
  lastLogin: null,
  schoolIds: [OAKFIELD],
  schools: [make.userSchool(OAKFIELD)],
};

/** The account records of all personas who have one. */
export const RECORDS: Record<Exclude<Persona, 'anonymous' | 'recordless'>, Stored<User>> = {
  newcomer: { ...make.userRecord('newcomer'), createdAt: LONG_AGO, lastLogin: LONG_AGO },
  pending,
  otherParent: make.memberRecord('otherParent', ELMWOOD),
  exMember: { ...make.memberRecord('exMember'), lastAuditId: 'removal' },
  member: make.memberRecord('member', OAKFIELD),
  author: make.memberRecord('author', OAKFIELD),
  groupMember: make.memberRecord('groupMember', OAKFIELD),
  exGroupMember: make.memberRecord('exGroupMember', OAKFIELD),
  moderator: { ...make.memberRecord('moderator', OAKFIELD), isModerator: true },
  otherModerator: { ...make.memberRecord('otherModerator', ELMWOOD), isModerator: true },
  strayModerator: { ...make.memberRecord('strayModerator'), isModerator: true },
  admin: { ...make.memberRecord('admin'), isAdmin: true, isModerator: true },
};

/** The record a persona would have; personas without one get a plain new one to try with. */
export const recordOf = (persona: Persona): Stored<User> =>
  persona === 'anonymous' || persona === 'recordless' ? make.userRecord(persona) : RECORDS[persona];

const listed = (persona: keyof typeof RECORDS) => ({
  ...make.directoryEntry(RECORDS[persona]),
  joinedAt: LONG_AGO,
});
const old = { createdAt: LONG_AGO };
const old_audit = { at: LONG_AGO };

/** All documents of the world by path. */
export const WORLD: Record<string, object> = {
  ...Object.fromEntries(Object.entries(RECORDS).map(([uid, record]) => [`users/${uid}`, record])),
  ...Object.fromEntries(
    [...MEMBERS, 'exMember' as const].map((uid) => [`schools/${OAKFIELD}/members/${uid}`, listed(uid)]),
  ),
  [`schools/${OAKFIELD}`]: { ...make.schoolRecord(OAKFIELD), ...old },
  [`schools/${ELMWOOD}`]: { ...make.schoolRecord(ELMWOOD), ...old },
  [`schools/${ELMWOOD}/members/otherParent`]: listed('otherParent'),
  [`schools/${ELMWOOD}/members/otherModerator`]: listed('otherModerator'),
  [`inviteCodes/${SCHOOL_CODE}`]: { ...make.inviteCode(SCHOOL_CODE, OAKFIELD, 'admin'), ...old },
  [`inviteCodes/${OTHER_CODE}`]: { ...make.inviteCode(OTHER_CODE, ELMWOOD, 'admin'), ...old },
  [`inviteCodes/${MEMBER_CODE}`]: {
    ...make.inviteCode(MEMBER_CODE, OAKFIELD, 'user'),
    userId: 'author',
    ...old,
  },
  [`pendingRequests/${pendingRequestId('pending', OAKFIELD)}`]: {
    ...make.joinRequest(pending, OAKFIELD, MEMBER_CODE),
    emailConfirmed: true,
    requestedAt: LONG_AGO,
  },
  // Everybody has looked up both schools' own codes; who asks with a member's, that one.
  ...Object.fromEntries(
    PERSONAS.flatMap((uid) => [
      [
        `inviteCodeGrants/${inviteCodeGrantId(uid, OAKFIELD)}`,
        make.inviteCodeGrant(uid, OAKFIELD, SCHOOL_CODE),
      ],
      [`inviteCodeGrants/${inviteCodeGrantId(uid, ELMWOOD)}`, make.inviteCodeGrant(uid, ELMWOOD, OTHER_CODE)],
    ]),
  ),
  [`inviteCodeGrants/${inviteCodeGrantId('pending', OAKFIELD)}`]: make.inviteCodeGrant(
    'pending',
    OAKFIELD,
    MEMBER_CODE,
    'author',
  ),
  [`groups/${GROUP}`]: { ...make.group(GROUP, 'groupMember'), ...old },
  ...Object.fromEntries(
    ['groupMember', 'exMember'].map((uid) => [
      `groupMemberships/${groupMembershipId(uid, GROUP)}`,
      { ...make.groupMembership(uid, GROUP), joinedAt: LONG_AGO },
    ]),
  ),
  // The group's member has created both; the author asks to be let into the closed one, a member helps in it.
  [`groups/${CLOSED_GROUP}`]: {
    ...make.group(CLOSED_GROUP, 'groupMember'),
    ...old,
    access: 'request',
    helpers: ['exGroupMember'],
  },
  ...Object.fromEntries(
    ['groupMember', 'exGroupMember'].map((uid) => [
      `groupMemberships/${groupMembershipId(uid, CLOSED_GROUP)}`,
      { ...make.groupMembership(uid, CLOSED_GROUP), joinedAt: LONG_AGO },
    ]),
  ),
  [`groupRequests/${groupRequestId('author', CLOSED_GROUP)}`]: {
    ...make.groupRequest('author'),
    requestedAt: LONG_AGO,
  },
  [`groups/${GROUP}/files/openings`]: { ...make.groupFile('groupMember', 'openings'), ...old },
  'posts/schoolPost': { ...make.post(RECORDS.author), ...old, likedBy: ['groupMember', 'moderator'] },
  'posts/memberPost': { ...make.post(RECORDS.member), ...old },
  'posts/groupPost': { ...make.post(RECORDS.groupMember, GROUP), ...old },
  'posts/leftPost': { ...make.post(RECORDS.exGroupMember, GROUP), ...old },
  'posts/poll': { ...make.post(RECORDS.author), ...old, poll: make.poll() },
  'posts/poll/pollVotes/member': { ...make.pollVote('member'), votedAt: make.LONG_AGO },
  'posts/groupPoll': { ...make.post(RECORDS.groupMember, GROUP), ...old, poll: make.poll() },
  'posts/exMemberPost': { ...make.post(RECORDS.exMember), ...old },
  'posts/welcome_author_oakfield': { ...make.post(RECORDS.author), ...old, authorId: 'system' },
  'posts/schoolPost/comments/remark': { ...make.comment(RECORDS.author), ...old },
  'posts/schoolPost/comments/exMemberRemark': { ...make.comment(RECORDS.exMember), ...old },
  'posts/schoolPost/comments/memberRemark': { ...make.comment(RECORDS.member), ...old },
  'posts/groupPost/comments/groupRemark': { ...make.comment(RECORDS.groupMember), ...old },
  [`posts/${DISCUSSION}`]: { ...make.post(RECORDS.author, EVENT_DISCUSSIONS), ...old },
  [`posts/${DISCUSSION}/comments/remark`]: { ...make.comment(RECORDS.member), ...old },
  [`posts/${DISCUSSION}/comments/exMemberRemark`]: { ...make.comment(RECORDS.exMember), ...old },
  'posts/schoolPost/revisions/first': make.revision('author'),
  'posts/schoolPost/comments/remark/revisions/first': make.revision('author'),
  'notifications/like_schoolPost_member': make.notification('author'),
  'events/sportsDay': { ...make.schoolEvent('author'), ...old },
  'events/sportsDay/rsvps/member': { ...make.rsvp('member'), answeredAt: make.LONG_AGO },
  'eventSeries/choir': { ...make.eventSeries('author'), ...old },
  'eventSeries/choir/seriesChanges/first': { ...make.seriesChange('author'), ...old },
  'eventSeries/memberSeries': { ...make.eventSeries('member'), ...old },
  'eventSeries/exMemberSeries': { ...make.eventSeries('exMember'), ...old },
  'signUpLists/cakeSale': { ...make.signUpList('author'), ...old },
  'signUpLists/cakeSale/claims/member': { ...make.claim('member'), claimedAt: make.LONG_AGO },
  'announcements/oakfield_0': { ...announcement('moderator'), ...old },
  'announcements/oakfield_0/reads/member': {
    ...announcementRead('member'),
    seenAt: make.LONG_AGO,
  },
  'announcements/oakfield_0/revisions/first': make.revision('moderator'),
  'announcements/ofAdmin': { ...announcement('admin'), ...old },
  'announcementTallies/oakfield_0': {
    ...{ schoolId: OAKFIELD, version: 1, seen: 1, seenLatest: 1, acknowledged: 0, acknowledgedLatest: 0 },
  },
  'signUpLists/exMemberList': { ...make.signUpList('exMember'), ...old },
  'events/exMemberEvent': { ...make.schoolEvent('exMember'), ...old },
  'auditLog/removal': { ...make.auditEntry('remove-member', 'admin', 'exMember'), ...old_audit },
  'auditLog/approval': { ...make.auditEntry('approve-request', 'moderator', 'author'), ...old_audit },
  [`auditLog/${onceAuditId('delete-post', 'removedPost')}`]: {
    ...make.auditEntry('delete-post', 'admin', 'removedPost'),
    ...old_audit,
  },
  [`auditLog/${onceAuditId('delete-comment', 'schoolPost', 'removedRemark')}`]: {
    ...make.auditEntry('delete-comment', 'admin', 'removedRemark', OAKFIELD, 'schoolPost'),
    ...old_audit,
  },
  'referrals/author': make.referralRecord('author'),
  'invites/author_1': { email: 'x@schoolgate.test', fromUserId: 'author', ...old },
  'parentAssistantTips/tip': { userId: 'author', ...old },
  'parentAssistantFeedback/words': { userId: 'author', ...old },
  'formSubmissions/form': { form: 'contact', ...old },
  'stats/2030-01-01': { posts: 1 },
  'stats/2030-01-01/schools/oakfield': { posts: 1 },
  // A member has reported the author's post: Oakfield's moderator and the admin look at it.
  'reports/report': moderation.report('member'),
  'moderationCases/case': moderation.moderationCase(),
  'moderationNotices/case': moderation.notice('author'),
  [`schools/${OAKFIELD}/moderationLog/case`]: moderation.logEntry(),
  [`schools/${OAKFIELD}/settings/rules`]: moderation.rulesSettings(),
  [`schools/${OAKFIELD}/settings/safety`]: moderation.safetySettings(),
  [`rulesAcceptances/${rulesAcceptanceId('author', OAKFIELD)}`]: {
    ...moderation.rulesAcceptance('author'),
    acceptedAt: LONG_AGO,
  },
  [`schools/${OAKFIELD}/photoWishes/author`]: { ...moderation.photoWish('author'), updatedAt: LONG_AGO },
  'users/author/hiddenItems/post_groupPost': {
    ...moderation.hiddenItem('post', 'groupPost'),
    createdAt: LONG_AGO,
  },
  'users/author/silenced/group-chess': { ...moderation.silence(), createdAt: LONG_AGO },
  'users/author/settings/notifications': ownData.notificationSettings(),
  'users/author/devices/0': ownData.storedDevice(),
  // The author has given the member their card, the group's member asks for it; and the author is about to go.
  'contactCards/author': { ...contacts.contactCard('author'), updatedAt: LONG_AGO },
  'contactRequests/groupMember_author': {
    ...contacts.contactRequest('groupMember', 'author'),
    createdAt: LONG_AGO,
  },
  'contactShares/author_member': { ...contacts.contactShare('author', 'member'), sharedAt: LONG_AGO },
  'dataExports/author': ownData.dataExport('author'),
  'accountDeletions/author': ownData.accountDeletion('author'),
  [`calendarFeeds/author_${OAKFIELD}`]: ownData.calendarFeed('author'),
  [`_eventVersions/${OAKFIELD}`]: { schoolId: OAKFIELD, changedAt: LONG_AGO },
  '_hiddenContent/post_hiddenPost': moderation.hiddenContent('posts/hiddenPost'),
  '_idempotencyKeys/seen': old,
  '_limits/author': { count: 1 },
};
