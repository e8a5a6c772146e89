import type { Notification } from '@/domain/entities/community';

/** What the product says of what somebody did, or several. */
const MESSAGES: Readonly<Record<Notification['type'], (names: string) => string>> = {
  comment: (names) => `${names} commented on your post.`,
  'event-comment': (names) => `${names} commented on your event.`,
  reply: (names) => `${names} replied to your comment.`,
  mention: (names) => `${names} mentioned you.`,
  like: (names) => `${names} liked your post.`,
  'group-post': (names) => `${names} posted in a group of yours.`,
  // The product's own, without a name: who reported or decided is told to nobody.
  decision: () => 'The moderators have decided about something of yours.',
  'report-decided': () => 'What you reported has been looked at.',
  'request-decided': () => 'Your request to join a school has been decided.',
  'request-waiting': () => 'Parents wait to be let into a school.',
  report: () => 'A report waits for a decision.',
  danger: () => 'Somebody reported a danger to a child. Please look at once.',
  'contact-request': (names) => `${names} asks for your contact details.`,
  'contact-shared': (names) => `${names} has given you their contact details.`,
  'event-new': () => 'There is a new event at your school.',
  'event-place': () => 'There is a place for you at an event that you were waiting for.',
  'event-soon': () => 'An event that you have answered begins soon.',
  'event-changed': () => 'An event that you have answered has been changed.',
  'event-message': (names) => `${names} wrote to everybody who is coming to an event.`,
  'event-cancelled': () => 'An event that you have answered has been called off.',
  'sign-up-soon': () => 'What you have signed up for is near.',
  'group-request': () => 'Somebody asks to join a group that you run.',
  'group-admitted': () => 'You are now in a group that you asked to join.',
  announcement: () => 'There is an announcement of your school.',
  'announcement-corrected': () => 'An announcement that you have seen has been corrected.',
  appeal: () => 'An appeal waits for a decision.',
};

const namesOf = (name: string, others: number): string =>
  others === 0 ? name : `${name} and ${others} ${others === 1 ? 'other' : 'others'}`;

/** How whoever did something last is named in a notification of it, with how many others. */
export const namedIn = (
  type: Notification['type'],
  actorName: string,
  others = 0,
): Pick<Notification, 'actorName' | 'message'> => ({
  actorName,
  message: MESSAGES[type](namesOf(actorName, others)),
});
