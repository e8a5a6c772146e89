import { serverTimestamp } from 'firebase/firestore';
import type { AuditAction, AuditEntry } from '@/domain/entities/audit';
import type { Notification, SchoolEvent } from '@/domain/entities/community';
import type { EventSeries, SeriesChange, SeriesPart } from '@/domain/entities/event-series';
import type { Group, GroupMembership } from '@/domain/entities/group';
import { type GroupFile, groupFilePath } from '@/domain/entities/group-file';
import type { GroupCooldown, GroupRequest } from '@/domain/entities/group-request';
import type { InviteCodeGrant } from '@/domain/entities/invite-code-grant';
import type { JoinCooldown } from '@/domain/entities/join-cooldown';
import type { PendingRequest } from '@/domain/entities/pending-request';
import type { Poll, PollVote } from '@/domain/entities/poll';
import type { Comment, Post } from '@/domain/entities/post';
import { newReferral, type Referral } from '@/domain/entities/referral';
import type { Revision } from '@/domain/entities/revision';
import type { Rsvp } from '@/domain/entities/rsvp';
import type { InviteCode, Member, School } from '@/domain/entities/school';
import type { Claim, SignUpList } from '@/domain/entities/sign-up-list';
import { fullName, newUser, type User } from '@/domain/entities/user';
import { searchTokens } from '@/domain/search-tokens';
import { shownProfile } from '@/domain/shown-profile';
import { DAY_MS } from '@/domain/time';
import { emailOf } from './personas';
import type { Stored } from './stored';

/** Valid payloads, as our own client writes them. Typed by the domain's entities, so that they stay in step. */

export const OAKFIELD = 'oakfield';
export const ELMWOOD = 'elmwood';
export const SCHOOL_NAMES: Record<string, string> = {
  [OAKFIELD]: 'Oakfield Primary',
  [ELMWOOD]: 'Elmwood School',
};
export const CITY = 'Springfield';
export const GROUP = 'chess';
/** One that has to be asked for. */
export const CLOSED_GROUP = 'choir';
/** Between then and now. */
export const SINCE = new Date('2024-06-01T00:00:00Z');
export const LONG_AGO = new Date('2024-01-10T09:00:00Z');

/** A new account record. */
export const userRecord = (uid: string): Stored<User> => ({
  ...newUser({ uid, email: emailOf(uid), firstName: uid, lastName: 'Tester' }),
  createdAt: serverTimestamp(),
  lastLogin: serverTimestamp(),
});

export const userSchool = (schoolId: string) => ({
  schoolId,
  schoolName: SCHOOL_NAMES[schoolId] ?? schoolId,
});

/** The account record of a member, as it is after an approval long ago. */
export const memberRecord = (uid: string, ...schoolIds: string[]): Stored<User> => ({
  ...userRecord(uid),
  createdAt: LONG_AGO,
  lastLogin: LONG_AGO,
  children: [{ name: 'Robin', gradeOrRoom: 'Grade 2' }],
  schoolIds,
  schools: schoolIds.map(userSchool),
  approvedSchools: schoolIds,
  approved: schoolIds.length > 0,
  selectedSchoolId: schoolIds[0] ?? null,
  city: schoolIds.length > 0 ? CITY : null,
});

export const directoryEntry = (user: Stored<User>): Stored<Member> => ({
  uid: user.uid,
  firstName: user.firstName,
  lastName: user.lastName,
  ...shownProfile(user),
  joinedAt: serverTimestamp(),
  searchTokens: searchTokens(fullName(user)),
});

export const schoolRecord = (id: string): Stored<School> & { id: string } => ({
  id,
  name: SCHOOL_NAMES[id] ?? 'Birch Hill',
  city: CITY,
  slug: id,
  timeZone: 'America/Los_Angeles',
  createdAt: serverTimestamp(),
});

export const inviteCode = (code: string, schoolId: string, createdBy: string): Stored<InviteCode> => ({
  code,
  userId: null,
  schoolId,
  schoolName: SCHOOL_NAMES[schoolId] ?? 'Birch Hill',
  cityName: CITY,
  createdBy,
  createdAt: serverTimestamp(),
});

/** The codes and referrals of a member, as functions write them: three have joined, the gift is due. */
export const referralRecord = (uid: string): Referral => ({
  ...newReferral(uid),
  codes: { [OAKFIELD]: `${OAKFIELD}-springfield-${uid}`.toLowerCase() },
  approved: true,
  referredByUserId: 'member',
  referralCount: 3,
  rewardEligible: true,
});

/** Leave to ask with a code, as a function gives it to who looks the code up. */
export const inviteCodeGrant = (
  userId: string,
  schoolId: string,
  code: string,
  inviterId: string | null = null,
): InviteCodeGrant => ({
  userId,
  schoolId,
  code,
  inviterId,
  grantedAt: LONG_AGO,
  validUntil: new Date('2039-01-01T00:00:00Z'),
  expiresAt: new Date('2040-01-01T00:00:00Z'),
});

export const joinRequest = (user: Stored<User>, schoolId: string, code: string): Stored<PendingRequest> => ({
  userId: user.uid,
  email: user.email,
  emailConfirmed: false,
  firstName: user.firstName,
  lastName: user.lastName,
  formerName: null,
  schoolId,
  schoolName: SCHOOL_NAMES[schoolId] ?? schoolId,
  inviteCode: code,
  proofPath: `proof-uploads/${user.uid}-1700000000000-letter.pdf`,
  hasProof: true,
  requestedAt: serverTimestamp(),
  replacedAt: null,
  note: null,
  status: 'pending',
});

/** The cooldown that a rejection or a removal starts. */
export const joinCooldown = (
  user: Stored<User>,
  schoolId: string,
  lastAuditId: string,
): Stored<JoinCooldown> => ({
  userId: user.uid,
  schoolId,
  firstName: user.firstName,
  lastName: user.lastName,
  startedAt: serverTimestamp(),
  liftedAt: null,
  lastAuditId,
});

/** When somebody has asked, as they note it with a request. */
export const joinRequestTimes = (requestId: string, earlier: readonly unknown[] = []) => ({
  requestId,
  last: serverTimestamp(),
  earlier,
});

export const auditEntry = (
  action: AuditAction,
  actorId: string,
  targetId: string,
  schoolId: string | null = OAKFIELD,
  detail: string | null = null,
): Stored<AuditEntry> => ({
  action,
  actorId,
  targetId,
  schoolId,
  detail,
  subject: SUBJECTS[action] ?? null,
  at: serverTimestamp(),
});

/** What the world's posts and comments by `author` leave on record. */
const SUBJECTS: Partial<Record<AuditAction, { authorId: string; excerpt: string }>> = {
  'delete-post': { authorId: 'author', excerpt: 'Bake sale on Friday' },
  'delete-comment': { authorId: 'author', excerpt: 'Count me in' },
};

export const post = (author: Stored<User>, groupId: string | null = null): Stored<Post> => ({
  schoolId: OAKFIELD,
  groupId,
  authorId: author.uid,
  authorName: fullName(author),
  profilePicUrl: author.profilePicUrl,
  children: author.children,
  content: 'Bake sale on Friday',
  imageUrl: null,
  images: [],
  createdAt: serverTimestamp(),
  likedBy: [],
  comments: [],
  commentCount: 0,
  searchTokens: searchTokens('Bake sale on Friday'),
  mentions: {},
  editedAt: null,
  poll: null,
  pollSummary: null,
  topic: null,
  closedAt: null,
  pinnedUntil: null,
  sortAt: serverTimestamp(),
});

/** Which posts of a feed are pinned, as it is left behind by the last pin. */
export const pinList = (posts: Record<string, Date>, lastId: string) => ({
  posts,
  lastId,
  at: serverTimestamp(),
});

export const comment = (author: Stored<User>): Stored<Comment> => ({
  authorId: author.uid,
  authorName: fullName(author),
  profilePicUrl: author.profilePicUrl,
  content: 'Count me in',
  createdAt: serverTimestamp(),
  replyTo: null,
  mentions: {},
  editedAt: null,
  toGuests: false,
});

/** What a post or a comment of a school said before, as a function keeps it. */
export const revision = (authorId: string, schoolId = OAKFIELD): Stored<Revision> => ({
  schoolId,
  authorId,
  content: 'Bake sale on Thursday',
  writtenAt: LONG_AGO,
  replacedAt: SINCE,
});

export const notification = (userId: string): Stored<Notification> => ({
  userId,
  type: 'like',
  actorId: 'somebody',
  actorName: 'Somebody',
  message: 'likes your post',
  link: '/dashboard#schoolPost',
  postId: 'schoolPost',
  read: false,
  emailed: false,
  createdAt: LONG_AGO,
  commentId: null,
  event: null,
  likeKey: 'schoolPost',
  ...{ count: 1, actors: [], quote: 'Hello', imageUrl: null, groupId: null, schoolId: OAKFIELD },
  ...{ app: true, mail: 'off', pushAt: null, version: 1, toldAt: LONG_AGO },
});

export const group = (groupId: string, createdBy: string): Stored<Group> => ({
  groupId,
  name: 'Chess',
  description: 'Tuesdays after school',
  createdBy,
  schoolId: OAKFIELD,
  memberCount: 1,
  cover: 'moss',
  lastPostAt: null,
  createdAt: serverTimestamp(),
  access: 'open',
  helpers: [],
  archivedAt: null,
  fileCount: 0,
});

export const groupMembership = (userId: string, groupId: string): Stored<GroupMembership> => ({
  userId,
  groupId,
  schoolId: OAKFIELD,
  joinedAt: serverTimestamp(),
});

/** The membership of somebody who was let in. */
export const admission = (userId: string, groupId = CLOSED_GROUP): Stored<GroupMembership> => ({
  ...groupMembership(userId, groupId),
  admitted: true,
});

export const groupRequest = (userId: string, groupId = CLOSED_GROUP): Stored<GroupRequest> => ({
  userId,
  groupId,
  schoolId: OAKFIELD,
  requestedAt: serverTimestamp(),
});

export const groupCooldown = (
  userId: string,
  kind: GroupCooldown['kind'],
  groupId = CLOSED_GROUP,
): Stored<GroupCooldown> => ({ userId, groupId, schoolId: OAKFIELD, kind, startedAt: serverTimestamp() });

export const groupFile = (
  userId: string,
  id: string,
  groupId = GROUP,
): Stored<GroupFile> & { id: string } => ({
  id,
  groupId,
  schoolId: OAKFIELD,
  userId,
  name: 'Openings.pdf',
  size: 1_000,
  createdAt: serverTimestamp(),
  path: groupFilePath({ schoolId: OAKFIELD, groupId, id }),
});

/** A month from now: in bounds whenever the suite runs. */
export const EVENT_START = new Date(Date.now() + 30 * DAY_MS);

export const schoolEvent = (userId: string): Stored<SchoolEvent> => ({
  title: 'Sports day',
  start: EVENT_START,
  end: new Date(EVENT_START.getTime() + DAY_MS / 4),
  location: 'Playground',
  description: 'Bring water',
  userId,
  schoolId: OAKFIELD,
  createdAt: serverTimestamp(),
  timeZone: 'America/Los_Angeles',
  reminderSent: false,
  places: null,
  rsvpsClosed: false,
  isCancelled: false,
  rsvpSummary: null,
  series: null,
});

/** The first occurrence of an event that repeats every week, a month from now. */
export const eventSeries = (userId: string, schoolId = OAKFIELD): Stored<EventSeries> => ({
  ...{ schoolId, userId, repeat: 'weekly', timeZone: 'America/Los_Angeles' },
  start: EVENT_START,
  end: new Date(EVENT_START.getTime() + DAY_MS / 12),
  until: new Date(EVENT_START.getTime() + 90 * DAY_MS),
  ...{ title: 'Choir', location: 'Hall', description: 'Bring water', places: 30 },
  createdAt: serverTimestamp(),
});

/** A change of the third and all that follow. */
export const seriesChange = (
  userId: string,
  part: SeriesPart = { title: 'Big choir' },
  schoolId = OAKFIELD,
): Stored<SeriesChange> => ({
  ...{ schoolId, userId, from: 2, part },
  createdAt: serverTimestamp(),
});

/** A sign-up list that stands alone, of a week ahead. */
export const signUpList = (userId: string, schoolId = OAKFIELD): Stored<SignUpList> => ({
  ...{ schoolId, userId, eventId: null },
  title: 'Cake sale',
  description: 'Nothing with nuts, please.',
  slotIds: ['cake', 'stand'],
  labels: { cake: 'Cake', stand: 'Stand 3–4 pm' },
  counts: { cake: 4, stand: 2 },
  date: new Date(Date.now() + 7 * DAY_MS),
  isClosed: false,
  isCancelled: false,
  createdAt: serverTimestamp(),
  summary: null,
});

/** What a parent takes of it. */
export const claim = (userId: string): Stored<Claim> => ({
  ...{ userId, schoolId: OAKFIELD },
  wanted: { cake: 2 },
  isNamed: true,
  claimedAt: serverTimestamp(),
  standing: null,
});

/** An answer to an event, with a child that every member has. */
export const rsvp = (userId: string): Stored<Rsvp> => ({
  userId,
  schoolId: OAKFIELD,
  answer: 'going',
  children: [{ name: 'Robin', gradeOrRoom: 'Grade 2' }],
  isNamed: true,
  answeredAt: serverTimestamp(),
  standing: null,
});

/** What a post asks, until a month from now. */
export const poll = (): Poll => ({
  options: ['Pizza', 'Soup', 'Rice'],
  isMultiple: false,
  endsAt: EVENT_START,
});

/** A vote for the second option of a poll. */
export const pollVote = (userId: string): Stored<PollVote> => ({
  userId,
  schoolId: OAKFIELD,
  choices: [1],
  votedAt: serverTimestamp(),
});
