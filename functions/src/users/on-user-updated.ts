import { isDeepStrictEqual } from 'node:util';
import type { Timestamp } from 'firebase-admin/firestore';
import { onDocumentUpdated } from 'firebase-functions/v2/firestore';
import { directoryEntry } from '@/domain/directory-entry';
import type { User } from '@/domain/entities/user';
import { isSameName } from '@/domain/name-change';
import { gainedSchools } from '../approval/gained-schools';
import { mailApproval } from '../approval/mail-approval';
import { giveMemberCode } from '../approval/member-code';
import { tellApproval, tellRejection } from '../approval/tell-decision';
import { postWelcome, renameWelcome } from '../approval/welcome-post';
import { endFeed, endFeedOfLost } from '../calendar-feeds/end-feed';
import { endLeftRequest } from '../cleanup/end-left-request';
import { endContacts } from '../contacts/end-contacts';
import { syncDirectoryEntries } from '../directory/sync-directory-entries';
import { endMemberCode } from '../invite-codes/end-member-code';
import { SMTP_PASSWORD } from '../mail/config';
import { schoolsOfRoleChange, syncWaitingCases } from '../moderation/sync-case-staff';
import { endNotificationsOfLost } from '../notifications/end-notifications';
import { parseUser } from '../platform/accounts';
import { isDocumentId } from '../platform/document-id';
import { TRIGGER } from '../platform/options';
import { runStepsOnce, type Step } from '../platform/steps';
import { isSameSnapshot, postAuthorSnapshot } from '../profiles/author-snapshot';
import { deleteOldPicture } from '../profiles/delete-old-picture';
import { propagateAuthorSnapshot } from '../profiles/propagate-author-snapshot';
import { recordNameChange } from '../profiles/record-name-change';
import { syncRequestNames } from '../profiles/sync-request-names';
import { followApproval } from '../referrals/follow-approval';
import { mailRejection } from '../rejection/mail-rejection';
import { endAnswers, endAnswersOfLost } from '../removal/end-answers';
import { leaveGroups, leaveGroupsOfLost } from '../removal/leave-groups';
import { mailRemoval } from '../removal/mail-removal';
import { archiveLate } from '../schools/archive-late';

const OPTIONS = { ...TRIGGER, document: 'users/{uid}', secrets: [SMTP_PASSWORD] };

/**
 * All that follows from a changed account: approval, rejection, removal, a changed name. One function for one document,
 * so that a login costs one invocation and not one per concern. The steps write no accounts: no loop.
 */
export const onUserUpdated = onDocumentUpdated(OPTIONS, async (event) => {
  const before = parseUser(event.data?.before);
  const after = parseUser(event.data?.after);
  if (!event.data || !before || !after) return;
  const steps = [
    ...leftRequestSteps(before, after),
    ...endedCodeSteps(before, after),
    ...contactSteps(before, after),
    ...groupSteps(before, after, event.data.after.updateTime),
    ...approvalSteps(before, after),
    ...approvalMailSteps(before, after),
    ...decisionSteps(before, after, event.data.after.updateTime),
    ...rejectionSteps(before, after),
    ...removalMailSteps(before, after),
    ...referralSteps(before, after),
    ...directorySteps(before, after),
    ...nameSteps(event.id, before, after, event.data.after.updateTime),
    ...authorSnapshotSteps(event.id, before, after),
    ...pictureSteps(before, after),
    ...roleSteps(before, after),
  ];
  await runStepsOnce(event.id, steps, { uid: after.uid });
});

// After a rejection or a removal there is none any more, and nothing is done.
function leftRequestSteps(before: User, after: User): Step[] {
  return gainedSchools(after.schoolIds, before.schoolIds).map((schoolId) => ({
    name: `left-request-${schoolId}`,
    run: () => endLeftRequest(after.uid, schoolId),
  }));
}

// Who has left a school is reached by its parents no more, nor reaches them.
function contactSteps(before: User, after: User): Step[] {
  return gainedSchools(after.approvedSchools, before.approvedSchools).map((schoolId) => ({
    name: `contacts-${schoolId}`,
    run: () => endContacts(after.uid, schoolId),
  }));
}

// Before the groups: whoever holds the code can ask to join with it.
function endedCodeSteps(before: User, after: User): Step[] {
  return gainedSchools(after.approvedSchools, before.approvedSchools).map((schoolId) => ({
    name: `end-code-${schoolId}`,
    run: () => endMemberCode(after.uid, schoolId),
  }));
}

// With the membership of a school go those of its groups, what was answered to its events, polls and sign-up lists, and the
// calendar feed, and what tells of it. At an approval, too: what was left behind, by a removal of old or by an account whose events were lost,
// must not come back in silence.
function groupSteps(before: User, after: User, at: Timestamp): Step[] {
  const lost = gainedSchools(after.approvedSchools, before.approvedSchools);
  return [
    ...lost.flatMap((schoolId) => [
      { name: `groups-${schoolId}`, run: () => leaveGroupsOfLost(after.uid, schoolId, at) },
      { name: `answers-${schoolId}`, run: () => endAnswersOfLost(after.uid, schoolId, at) },
      { name: `notifications-${schoolId}`, run: () => endNotificationsOfLost(after.uid, schoolId) },
      { name: `calendar-feed-${schoolId}`, run: () => endFeedOfLost(after.uid, schoolId, at) },
    ]),
    ...approvedSchools(before, after).flatMap((schoolId) => [
      { name: `groups-${schoolId}`, run: () => leaveGroups(after.uid, schoolId, at) },
      { name: `answers-${schoolId}`, run: () => endAnswers(after.uid, schoolId, at) },
      { name: `calendar-feed-${schoolId}`, run: () => endFeed(after.uid, schoolId, at) },
    ]),
  ];
}

// Schools that somebody has let them into. Without a new entry in the audit log nobody has: they are back, as the school
// was restored or a decision was taken back.
const approvedSchools = (before: User, after: User): string[] =>
  after.lastAuditId && after.lastAuditId !== before.lastAuditId
    ? gainedSchools(before.approvedSchools, after.approvedSchools)
    : [];

// Into a school that was archived at the very moment nobody comes, hence that first.
function approvalSteps(before: User, after: User): Step[] {
  const { uid } = after;
  const isApproved = (schoolId: string) => approvedSchools(before, after).includes(schoolId);
  return gainedSchools(before.approvedSchools, after.approvedSchools).flatMap((schoolId) => [
    { name: `archived-${schoolId}`, run: () => archiveLate(uid, schoolId) },
    { name: `code-${schoolId}`, run: () => giveMemberCode(uid, schoolId) },
    ...(isApproved(schoolId) ? [{ name: `welcome-${schoolId}`, run: () => postWelcome(uid, schoolId) }] : []),
  ]);
}

// After what makes the school usable.
function approvalMailSteps(before: User, after: User): Step[] {
  return approvedSchools(before, after).map((schoolId) => ({
    name: `approval-mail-${schoolId}`,
    run: () => mailApproval(after.uid, schoolId, after.lastAuditId ?? ''),
  }));
}

// A rejection stays on the record until the parent asks again, so other changes carry it along.
function rejectionOf(before: User, after: User): User['rejectedRequest'] {
  const decided = after.rejectedRequest;
  const isOld = before.rejectedRequest?.rejectedAt.getTime() === decided?.rejectedAt.getTime();
  return isOld ? null : decided;
}

function rejectionSteps(before: User, after: User): Step[] {
  if (!rejectionOf(before, after)) return [];
  return [{ name: 'rejection-mail', run: () => mailRejection(after) }];
}

// In the app, whatever becomes of the mails.
function decisionSteps(before: User, after: User, at: Timestamp): Step[] {
  const rejected = rejectionOf(before, after)?.schoolId;
  const decidedAt = at.toMillis();
  return [
    ...approvedSchools(before, after).map((schoolId) => ({
      name: `tell-approval-${schoolId}`,
      run: () => tellApproval(after.uid, schoolId, decidedAt),
    })),
    ...(isDocumentId(rejected)
      ? [{ name: 'tell-rejection', run: () => tellRejection(after.uid, rejected, decidedAt) }]
      : []),
  ];
}

// Like a rejection, it stays until the parent asks again.
function removalMailSteps(before: User, after: User): Step[] {
  const removed = after.removedFrom?.removedAt;
  if (!removed || before.removedFrom?.removedAt.getTime() === removed.getTime()) return [];
  return [{ name: 'removal-mail', run: () => mailRemoval(after) }];
}

// Who invited a newly approved parent follows from the end of their request, which has the code.
function referralSteps(before: User, after: User): Step[] {
  if (before.approved === after.approved) return [];
  return [{ name: 'recount-referrals', run: () => followApproval(after.uid) }];
}

// Before the posts, and always: it is where others look up who somebody is, and at most one write a school. After an
// approval, too: its entry repeats the account, whose name may be none.
function directorySteps(before: User, after: User): Step[] {
  const isSame = isDeepStrictEqual(directoryEntry(before), directoryEntry(after));
  if (isSame && gainedSchools(before.approvedSchools, after.approvedSchools).length === 0) return [];
  return [{ name: 'directory', run: () => syncDirectoryEntries(after.uid) }];
}

function nameSteps(eventId: string, before: User, after: User, at: Timestamp): Step[] {
  if (isSameName(before, after)) return [];
  return [
    { name: 'request-names', run: () => syncRequestNames(after.uid) },
    { name: 'record-name', run: () => recordNameChange(eventId, before, after, at) },
    ...after.approvedSchools.map((schoolId) => ({
      name: `welcome-name-${schoolId}`,
      run: () => renameWelcome(after.uid, schoolId),
    })),
  ];
}

// In a school they were out of meanwhile, a parent's old posts still show them as they were then.
function authorSnapshotSteps(eventId: string, before: User, after: User): Step[] {
  const isSame = isSameSnapshot(postAuthorSnapshot(before), postAuthorSnapshot(after));
  if (isSame && gainedSchools(before.approvedSchools, after.approvedSchools).length === 0) return [];
  return [{ name: 'author-snapshot', run: () => propagateAuthorSnapshot(eventId, after.uid) }];
}

// After the posts, which show the new picture by then.
function pictureSteps({ profilePicUrl: old }: User, { uid, profilePicUrl }: User): Step[] {
  if (old === null || old === profilePicUrl) return [];
  return [{ name: 'old-picture', run: () => deleteOldPicture(uid, old) }];
}

// Who decides about reports follows from the roles.
function roleSteps(before: User, after: User): Step[] {
  const schoolIds = schoolsOfRoleChange(before, after);
  if (schoolIds?.length === 0) return [];
  return [{ name: 'waiting-cases', run: () => syncWaitingCases(schoolIds) }];
}
