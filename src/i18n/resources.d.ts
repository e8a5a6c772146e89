/** Every namespace of src/messages/en: a new file there gets a line here, then its keys are type-checked. */
export interface Messages {
  account: typeof import('@/messages/en/account.json');
  'account-links': typeof import('@/messages/en/account-links.json');
  admin: typeof import('@/messages/en/admin.json');
  'admin-schools': typeof import('@/messages/en/admin-schools.json');
  announcements: typeof import('@/messages/en/announcements.json');
  assistant: typeof import('@/messages/en/assistant.json');
  auth: typeof import('@/messages/en/auth.json');
  'below-the-fold': typeof import('@/messages/en/below-the-fold.json');
  calendar: typeof import('@/messages/en/calendar.json');
  common: typeof import('@/messages/en/common.json');
  community: typeof import('@/messages/en/community.json');
  contact: typeof import('@/messages/en/contact.json');
  contacts: typeof import('@/messages/en/contacts.json');
  demo: typeof import('@/messages/en/demo.json');
  directory: typeof import('@/messages/en/directory.json');
  drafts: typeof import('@/messages/en/drafts.json');
  errors: typeof import('@/messages/en/errors.json');
  events: typeof import('@/messages/en/events.json');
  feed: typeof import('@/messages/en/feed.json');
  frame: typeof import('@/messages/en/frame.json');
  'frame-parts': typeof import('@/messages/en/frame-parts.json');
  groups: typeof import('@/messages/en/groups.json');
  interest: typeof import('@/messages/en/interest.json');
  invites: typeof import('@/messages/en/invites.json');
  joining: typeof import('@/messages/en/joining.json');
  landing: typeof import('@/messages/en/landing.json');
  'join-requests': typeof import('@/messages/en/join-requests.json');
  moderation: typeof import('@/messages/en/moderation.json');
  moderator: typeof import('@/messages/en/moderator.json');
  'my-data': typeof import('@/messages/en/my-data.json');
  'notification-settings': typeof import('@/messages/en/notification-settings.json');
  notifications: typeof import('@/messages/en/notifications.json');
  offline: typeof import('@/messages/en/offline.json');
  pictures: typeof import('@/messages/en/pictures.json');
  polls: typeof import('@/messages/en/polls.json');
  posts: typeof import('@/messages/en/posts.json');
  privacy: typeof import('@/messages/en/privacy.json');
  profile: typeof import('@/messages/en/profile.json');
  reports: typeof import('@/messages/en/reports.json');
  rsvps: typeof import('@/messages/en/rsvps.json');
  search: typeof import('@/messages/en/search.json');
  shortcuts: typeof import('@/messages/en/shortcuts.json');
  'sign-ups': typeof import('@/messages/en/sign-ups.json');
  silences: typeof import('@/messages/en/silences.json');
  tables: typeof import('@/messages/en/tables.json');
  terms: typeof import('@/messages/en/terms.json');
  validation: typeof import('@/messages/en/validation.json');
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    returnNull: false;
    resources: Messages;
  }
}
