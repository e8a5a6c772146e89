/**
 * The day of one school of 300 parents, as bench/day.md describes it. Nobody has measured a school: these are guesses, in one
 * place so that they can be changed.
 */
export const DAY = {
  parents: 300,
  /** Parents who open the app on that day. */
  active: 180,
  /** Bytes of a picture as a phone uploads it, once it was made smaller. */
  pictureBytes: 250_000,
  /** Bytes of a document of an applicant. */
  proofBytes: 1_000_000,
  /** Bytes of one document of the database on its way to a browser. */
  documentBytes: 2_000,
  /** Parents who have chosen mails at once, and a digest. */
  mailedAtOnce: 30,
  digests: 30,
} as const;

/** How often each thing is done on that day. */
export const ACTS = {
  /** To all parents; 30 of them by mail. */
  announcement: 1,
  /** Notes on the account that somebody was there, at most once an hour. */
  visitNoted: 400,
  post: 25,
  picture: 8,
  announcementSeen: 180,
  like: 300,
  comment: 80,
  answerToEvent: 40,
  vote: 60,
  bellCleared: 60,
  accountMade: 2,
  /** With a document. */
  requestToJoin: 2,
  /** With a look at the document. */
  approval: 2,
  invite: 3,
  /** One run, that mails 30 of them. */
  digests: 1,
} as const;

export type Act = keyof typeof ACTS;

/** What is looked at on that day, and how often: measured once each and multiplied. */
export const VISITS = {
  /** The first of the day, and those more than 30 minutes after the one before: everything is billed anew. */
  openAnew: 420,
  /** Within 30 minutes, by a device that remembers: what has changed since. */
  openAgain: 120,
  notifications: 150,
  comments: 150,
  events: 100,
  event: 90,
  directory: 60,
  directorySearch: 20,
  profile: 60,
  groups: 50,
  search: 30,
} as const;

export type Visit = keyof typeof VISITS;

/** How often a day each schedule runs, for all schools together (script.test.ts compares it with the functions). */
export const SCHEDULES: Readonly<Record<string, number>> = {
  pushHeld: 288,
  mailReviewers: 144,
  mailDigests: 96,
  remindOfEvents: 96,
  remindOfSignUps: 48,
  eraseDueAccounts: 24,
  eraseDueSchools: 24,
  propagateDue: 24,
  sweepDataExports: 24,
  measureNightly: 1,
  sweepDiscussions: 1,
  sweepGroups: 1,
  sweepJoining: 1,
  sweepModeration: 1,
  sweepPictures: 1,
  sweepPins: 1,
  sweepProofs: 1,
  sweepUnchecked: 1,
};

/** Who of the active parents, by number, does what: as often as the day says (script.test.ts). */
export const PART = {
  posts: (parent: number): boolean => nth(parent, ACTS.post) !== nth(parent - 1, ACTS.post),
  likes: (parent: number): number => (parent % 3 === 0 ? 1 : 2),
  comments: (parent: number): boolean => [0, 2, 4, 6].includes(parent % 9),
  answers: (parent: number): boolean => [1, 5].includes(parent % 9),
  votes: (parent: number): boolean => parent % 3 === 2,
  clearsBell: (parent: number): boolean => parent % 3 === 0,
  /** Of the posts, by number. */
  picture: (post: number): boolean => post % 3 === 1,
} as const;

const nth = (parent: number, count: number): number => Math.floor((parent * count) / DAY.active);
