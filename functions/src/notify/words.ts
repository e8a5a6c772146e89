import type { Notification } from '@/domain/entities/community';

/**
 * What a device and the subject of a mail say of each kind of news: nothing of who, whom or what, as a locked screen shows it to
 * everybody.
 */
export const NEWS_TITLES: Readonly<Record<Notification['type'], string>> = {
  comment: 'New comment on your post',
  'event-comment': 'New comment on your event',
  reply: 'New reply to your comment',
  mention: 'You were mentioned',
  like: 'Your post was liked',
  decision: 'Your moderators have decided',
  'report-decided': 'What you reported has been looked at',
  'request-decided': 'Your request to join has been decided',
  'request-waiting': 'Somebody asks to join your school',
  report: 'A report waits for a decision',
  danger: 'A report needs you at once',
  appeal: 'An appeal waits for a decision',
  'contact-request': 'New request for your contact details',
  'contact-shared': 'New contact details for you',
  'group-post': 'New post in a group of yours',
  'event-new': 'New event at your school',
  'event-place': 'There is a place for you at an event',
  'event-changed': 'An event has been changed',
  'event-cancelled': 'An event has been called off',
  'event-message': 'New message about an event',
  'event-soon': 'An event begins soon',
  'sign-up-soon': 'What you signed up for is near',
  'group-request': 'New request to join your group',
  'group-admitted': 'You have been let into a group',
  announcement: 'New announcement of your school',
  'announcement-corrected': 'An announcement has been corrected',
};

/** What a device says of several things at once. */
export const bundleTitle = (count: number): string => `${count} new things`;
