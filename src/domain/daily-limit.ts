/**
 * So much of each kind one parent may write in a day of UTC (product §5); likes count when taken back, too, and events when
 * they are moved or get other places, sign-up lists when they get another date, announcements when they are corrected. A founder's membership counts with the
 * group. Looks at documents are a reviewer's.
 */
export const DAILY_LIMITS = {
  posts: 30,
  comments: 200,
  groups: 3,
  memberships: 60,
  groupRequests: 20,
  groupEdits: 30,
  events: 10,
  likes: 600,
  edits: 100,
  hiddenItems: 100,
  silences: 60,
  contactRequests: 20,
  proofViews: 200,
  rsvps: 60,
  guestMessages: 3,
  pollVotes: 100,
  pins: 30,
  signUpLists: 10,
  claims: 60,
  announcements: 10,
  /** Each of them makes up to sixty events, or changes them. */
  eventSeries: 3,
  seriesChanges: 10,
} as const;

/**
 * So many files of each kind one person may upload in a day of UTC (product §5). One of a group counts twice: as it is
 * uploaded, and as it is listed.
 */
export const UPLOAD_LIMITS = { proofs: 10, postImages: 60, profilePictures: 20, groupFiles: 40 } as const;

const ALL = { ...DAILY_LIMITS, ...UPLOAD_LIMITS };

/** So much of a kind a day allows. */
export const dailyLimit = (kind: keyof typeof ALL): number => ALL[kind];
