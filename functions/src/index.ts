export { checkAccountLink, followAccountLink } from './accounts/account-links';
export { onPasswordResetRequested } from './accounts/on-password-reset-requested';
export { requestAddressChange } from './accounts/request-address-change';
export { requestPasswordReset } from './accounts/request-password-reset';
export { sendVerificationEmail } from './accounts/send-verification-email';
export { setNewPassword } from './accounts/set-new-password';
export { signOutEverywhere } from './accounts/sign-out-everywhere';
export { onAnnouncementReadWritten } from './announcements/on-announcement-read-written';
export { onAnnouncementWritten } from './announcements/on-announcement-written';
export { sendApprovalEmail } from './approval/send-approval-email';
export { askParentAssistant } from './assistant/ask';
export { submitParentAssistantFeedback } from './assistant/feedback';
export { getParentRecommendations } from './assistant/recommendations';
export { getParentAssistantUsage } from './assistant/usage';
export {
  endCalendarFeed,
  getCalendarFeedAddress,
  renewCalendarFeed,
  saveCalendarFeed,
} from './calendar-feeds/save-feed';
export { calendarFeed } from './calendar-feeds/serve-feed';
export { onPostDeleted } from './cleanup/on-post-deleted';
export { onRequestDeleted } from './cleanup/on-request-deleted';
export { onRequestUpdated } from './cleanup/on-request-updated';
export { sweepJoining } from './cleanup/sweep-joining';
export { sweepPictures } from './cleanup/sweep-pictures';
export { sweepProofs } from './cleanup/sweep-proofs';
export { onContactRequest, onContactShare } from './contacts/on-contact';
export { onDataExportRequested } from './data-export/on-data-export-requested';
export { requestDataExport } from './data-export/request-data-export';
export { sweepDataExports } from './data-export/sweep-data-exports';
export { mailDigests } from './digest/mail-digests';
export { onNotificationSettingsWritten } from './digest/on-notification-settings-written';
export { cancelAccountDeletion, requestAccountDeletion } from './erasure/account-deletion';
export { eraseDueAccounts } from './erasure/erase-due-accounts';
export { onSignInDeleted } from './erasure/on-sign-in-deleted';
export { onEventSeriesWritten, onSeriesChangeCreated } from './event-series/on-event-series';
export { onEventWritten } from './events/on-event-written';
export { remindOfEvents } from './events/remind-of-events';
export { sweepDiscussions } from './events/sweep-discussions';
export { onCommentCreated, onCommentDeleted, onCommentUpdated } from './feed/on-comment';
export { onPostUpdated } from './feed/on-post-updated';
export { sweepPins } from './feed/sweep-pins';
export { onFileUploaded } from './files/on-file-uploaded';
export { sweepUnchecked } from './files/sweep-unchecked';
export { submitForm } from './forms/submit-form';
export { onGroupFileCreated, onGroupFileDeleted } from './groups/on-group-file';
export { onGroupMembershipCreated, onGroupMembershipDeleted } from './groups/on-group-membership';
export { onGroupRequestCreated } from './groups/on-group-request';
export { sweepGroups } from './groups/sweep-groups';
export { lookUpInviteCode } from './invite-codes/look-up-invite-code';
export { sendInviteEmail } from './invites/send-invite-email';
export { changeMailChoices, getMailChoices } from './mail-choices/mail-choices';
export { stopMailByPost } from './mail-choices/stop-mail';
export { appealDecision } from './moderation/appeal-decision';
export { decideAppeal } from './moderation/decide-appeal';
export { decideReport } from './moderation/decide-report';
export { moderateContent } from './moderation/moderate-content';
export { onModerationCaseWritten } from './moderation/on-case-written';
export { reportContent } from './moderation/report-content';
export { saveCommunitySettings } from './moderation/save-community-settings';
export { sweepModeration } from './moderation/sweep-moderation';
export { onHiddenItemCreated } from './notifications/on-hidden-item';
export { onNotificationWritten } from './notifications/on-notification-written';
export { onPollVoteWritten } from './polls/on-poll-vote-written';
export { onMemberDeleted, onMemberUpdated } from './profiles/on-member-updated';
export { propagateDue } from './profiles/propagate-due';
export { pushHeld } from './push/push-held';
export { sendTestPush } from './push/send-test-push';
export { onReferralUpdated } from './referrals/on-referral-updated';
export { leaveSchool } from './removal/leave-school';
export { reportViolations } from './reports/report-violations';
export { mailReviewers } from './reviewers/mail-reviewers';
export { onRequestCreated } from './reviewers/on-request-created';
export { onRsvpWritten } from './rsvps/on-rsvp-written';
export { archiveSchool, restoreSchool } from './schools/archive-school';
export { deleteSchool } from './schools/delete-school';
export { eraseDueSchools } from './schools/erase-due-schools';
export { exportSchool } from './schools/export-school';
export { onSchoolExportRequested } from './schools/on-school-export-requested';
export { onSchoolUpdated } from './schools/on-school-updated';
export { renameSchool } from './schools/rename-school';
export { onClaimWritten } from './sign-ups/on-claim-written';
export { onSignUpListWritten } from './sign-ups/on-sign-up-list-written';
export { remindOfSignUps } from './sign-ups/remind-of-sign-ups';
export { measureNightly, measureStatistics } from './stats/measure-statistics';
export {
  onEventCreated,
  onGroupCreated,
  onInviteCreated,
  onMemberCreated,
  onPostCreated,
} from './stats/on-created';
export { unsubscribe, unsubscribeByPost } from './unsubscribe/unsubscribe';
export { onUserCreated } from './users/on-user-created';
export { onUserDeleted } from './users/on-user-deleted';
export { onUserUpdated } from './users/on-user-updated';
