/** A part of the product, and the tests that would notice first that it broke. File names without their ends. */
interface Area {
  /** Beginnings of the paths of its code. */
  code: readonly string[];
  functions?: readonly string[];
  browser?: readonly string[];
}

/** Whatever every screen leans on: the frame, the parts of the interface, its words. */
const EVERY_SCREEN = ['every-route', 'screens'];

/** Code that is compiled into a browser test's page or runs behind it, by subject. Unit tests are found by imports. */
export const AREAS: readonly Area[] = [
  { code: ['src/features/admin/'], browser: ['admin', 'admin-posts', 'admin-stats', 'admin-users'] },
  { code: ['src/features/assistant/'], browser: ['assistant', 'assistant-ai'] },
  {
    code: ['src/features/auth/', 'src/backend/firebase/auth/', 'src/backend/firebase/sign-in/'],
    browser: ['address-change', 'auth', 'auth-screens', 'second-factor', 'sign-up-broken-off', 'slow-line'],
  },
  {
    code: ['src/features/calendar-feeds/', 'src/domain/calendar'],
    functions: ['calendar-feeds', 'calendar-feeds-http'],
    browser: ['calendar-feed', 'rsvps'],
  },
  { code: ['src/features/demo/'], browser: ['demo'] },
  { code: ['src/features/directory/', 'src/features/profile/'], browser: ['directory-profile'] },
  { code: ['src/features/drafts/'], browser: ['session-tabs', 'two-schools'] },
  { code: ['src/features/events/'], browser: ['event-comments', 'events', 'two-schools'] },
  {
    code: ['src/features/feed/', 'src/features/pictures/'],
    browser: [
      'editing',
      'event-comments',
      'feed-dashboard',
      'feed-journey',
      'feed-reading',
      'feed-writing',
      'motion',
      'post-pictures',
      'replies',
      'topics',
    ],
  },
  {
    code: ['src/features/notification-settings/', 'src/app/worker/', 'src/domain/push-'],
    functions: ['push'],
    browser: ['push'],
  },
  { code: ['src/features/groups/'], browser: ['group-running', 'groups'] },
  { code: ['src/features/mentions/', 'src/domain/mentions'], browser: ['mentions'] },
  { code: ['src/features/invites/'], browser: ['invites'] },
  {
    code: ['src/features/account/', 'src/backend/firebase/second-factor/', 'scripts/auth/'],
    browser: ['address-change', 'auth', 'second-factor'],
  },
  {
    code: ['src/features/reauthentication/', 'src/features/second-factor/'],
    browser: ['reauthentication', 'second-factor'],
  },
  { code: ['src/features/joining/'], browser: ['joining', 'joining-school-page'] },
  { code: ['src/features/landing/', 'scripts/prerender/'], browser: ['contact', 'landing', 'legal'] },
  {
    code: ['src/features/my-data/'],
    functions: ['data-export', 'erasure', 'leave-school'],
    browser: ['my-data'],
  },
  { code: ['src/features/contacts/'], functions: ['contacts'], browser: ['my-data'] },
  {
    code: ['src/features/community/', 'src/features/moderation/', 'src/features/reports/'],
    functions: ['community-settings', 'reports'],
    browser: ['report-appeal'],
  },
  { code: ['src/features/join-requests/'], browser: ['moderator', 'reject'] },
  { code: ['src/features/polls/'], functions: ['polls'], browser: ['polls'] },
  { code: ['src/features/rsvps/'], functions: ['rsvps'], browser: ['event-comments', 'rsvps'] },
  { code: ['src/features/sign-ups/'], functions: ['sign-up-lists', 'sign-ups'], browser: ['sign-ups'] },
  { code: ['src/features/announcements/'], functions: ['announcements'], browser: ['announcements'] },
  { code: ['src/features/search/', 'src/app/frame/shortcuts/'], browser: ['search'] },
  { code: ['src/features/notifications/', 'src/features/silences/'], browser: ['notifications'] },
  {
    code: ['src/features/offline/'],
    browser: ['exactly-once', 'offline', 'offline-refused', 'post-pictures'],
  },
  {
    code: ['src/features/session/', 'src/features/drafts/', 'src/stored', 'src/unsaved'],
    browser: ['session-tabs', 'storage-blocked'],
  },
  { code: ['src/app/', 'src/i18n/', 'src/main.tsx'], browser: [...EVERY_SCREEN, 'failing-code'] },
  { code: ['src/ui/', 'src/styles/', 'src/messages/', 'index.html', 'public/'], browser: EVERY_SCREEN },
  { code: ['scripts/serve/', 'firebase.json'], browser: ['hosting'] },
  { code: ['scripts/pwa/'], browser: ['pwa'] },
  { code: ['functions/src/accounts/'], functions: ['accounts', 'address-change', 'password-reset'] },
  { code: ['functions/src/announcements/'], functions: ['announcements'] },
  { code: ['functions/src/approval/'], functions: ['approval', 'approval-email'] },
  {
    code: ['functions/src/assistant/'],
    functions: [
      'assistant-ask',
      'assistant-feedback',
      'assistant-injection',
      'assistant-keyless',
      'assistant-tips',
    ],
  },
  { code: ['functions/src/files/'], functions: ['uploaded-files'] },
  {
    code: ['functions/src/calendar-feeds/'],
    functions: ['calendar-feeds', 'calendar-feeds-http'],
    browser: ['calendar-feed'],
  },
  {
    code: ['functions/src/cleanup/'],
    functions: ['cleanup', 'sweep-joining', 'sweep-pictures', 'sweep-proofs'],
  },
  { code: ['functions/src/contacts/'], functions: ['contacts'] },
  { code: ['functions/src/data-export/'], functions: ['data-export'] },
  { code: ['functions/src/directory/'], functions: ['classes', 'approval', 'removal'] },
  { code: ['functions/src/erasure/'], functions: ['erasure'] },
  {
    code: ['functions/src/events/'],
    functions: [
      ...['calendar-feeds', 'event-changes', 'event-discussions', 'event-reminders', 'moderation-hidden'],
      'stats',
    ],
  },
  {
    code: ['functions/src/feed/', 'functions/src/notifications/', 'functions/src/notify/'],
    functions: [
      ...['edits', 'event-discussions', 'feed', 'grouped-notifications', 'late-events', 'mentions', 'notify'],
      ...['notify-mail', 'pins', 'push', 'replies'],
    ],
  },
  { code: ['functions/src/forms/'], functions: ['forms'] },
  { code: ['functions/src/gift/', 'functions/src/referrals/'], functions: ['gift', 'referrals'] },
  {
    code: ['functions/src/groups/'],
    functions: ['group-files', 'group-requests', 'groups', 'removal'],
  },
  { code: ['functions/src/invite-codes/'], functions: ['invite-codes'] },
  { code: ['functions/src/invites/'], functions: ['invites', 'invite-limits', 'interested'] },
  { code: ['functions/src/limits/'], functions: ['forms', 'interested', 'invites', 'invite-limits'] },
  { code: ['functions/src/mail/'], functions: ['approval-email', 'rejection', 'unsubscribe'] },
  {
    code: ['functions/src/platform/', 'src/domain/inputs/'],
    functions: [
      'odd-payloads',
      'generated-payloads',
      'generated-documents',
      'odd-documents',
      'late-events',
      'app-check',
    ],
  },
  {
    code: ['functions/src/profiles/'],
    functions: ['classes', 'profiles', 'name-changes', 'due-propagations', 'hostile-names'],
  },
  {
    code: ['functions/src/moderation/'],
    functions: [
      'case-pictures',
      'community-settings',
      'event-discussions',
      'moderation-appeals',
      'moderation-decisions',
      'moderation-hidden',
      'moderation-sweep',
      'reports',
    ],
  },
  { code: ['functions/src/pins/'], functions: ['pins'] },
  { code: ['functions/src/notify/', 'functions/src/push/'], functions: ['push'], browser: ['push'] },
  { code: ['functions/src/mail-choices/'], functions: ['mail-choices'] },
  { code: ['functions/src/notify/', 'functions/src/notify-mail/'], functions: ['notify-mail'] },
  { code: ['functions/src/digest/'], functions: ['digests'] },
  { code: ['functions/src/polls/'], functions: ['polls'] },
  {
    code: ['functions/src/rsvps/'],
    functions: ['event-discussions', 'event-reminders', 'guest-messages', 'rsvps'],
  },
  { code: ['functions/src/sign-ups/'], functions: ['sign-up-lists', 'sign-ups'] },
  { code: ['functions/src/event-series/'], functions: ['event-series'], browser: ['event-series'] },
  {
    code: ['functions/src/schools/'],
    functions: ['schools-archive', 'schools-delete', 'schools-export', 'schools-rename'],
  },
  { code: ['functions/src/rejection/'], functions: ['rejection'] },
  { code: ['functions/src/removal/'], functions: ['leave-school', 'removal'] },
  { code: ['functions/src/reports/'], browser: ['hosting'] },
  { code: ['functions/src/reviewers/'], functions: ['reviewers'] },
  { code: ['functions/src/stats/'], functions: ['stats'] },
  { code: ['functions/src/unsubscribe/'], functions: ['unsubscribe'] },
  { code: ['functions/src/users/'], functions: ['approval', 'referrals', 'rejection', 'removal'] },
  { code: ['fireemu.json', 'scripts/backend/'], functions: ['under-load'] },
  { code: ['fireemu.app-check.json'], functions: ['app-check'] },
];
