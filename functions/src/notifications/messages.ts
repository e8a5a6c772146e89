import type { Notification } from '@/domain/entities/community';

/** What the product says of what somebody did. */
const MESSAGES: Readonly<Record<Notification['type'], (name: string) => string>> = {
  comment: (name) => `${name} commented on your post.`,
  'event-comment': (name) => `${name} commented on your event.`,
  reply: (name) => `${name} replied to your comment.`,
  mention: (name) => `${name} mentioned you.`,
  like: (name) => `${name} liked your post.`,
  // The product's own, without a name: who reported or decided is told to nobody.
  decision: () => 'The moderators have decided about something of yours.',
  'report-decided': () => 'What you reported has been looked at.',
  report: () => 'A report waits for a decision.',
  danger: () => 'Somebody reported a danger to a child. Please look at once.',
  'contact-request': (name) => `${name} asks for your contact details.`,
  'contact-shared': (name) => `${name} has given you their contact details.`,
  'event-place': () => 'There is a place for you at an event that you were waiting for.',
  'event-soon': () => 'An event that you have answered begins soon.',
  'event-changed': () => 'An event that you have answered has been changed.',
  'event-message': (name) => `${name} wrote to everybody who is coming to an event.`,
  'event-cancelled': () => 'An event that you have answered has been called off.',
  'sign-up-soon': () => 'What you have signed up for is near.',
  'group-request': () => 'Somebody asks to join a group that you run.',
  'group-admitted': () => 'You are now in a group that you asked to join.',
  announcement: () => 'There is an announcement of your school.',
  'announcement-corrected': () => 'An announcement that you have seen has been corrected.',
  appeal: () => 'An appeal waits for a decision.',
};

/** How whoever did something is named in a notification of it. */
export const namedIn = (
  type: Notification['type'],
  actorName: string,
): Pick<Notification, 'actorName' | 'message'> => ({ actorName, message: MESSAGES[type](actorName) });
