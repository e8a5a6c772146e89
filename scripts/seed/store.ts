import { createHash } from 'node:crypto';
import type { DocumentData, Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { newMember } from '../../src/domain/directory-entry.ts';
import {
  type Announcement,
  type AnnouncementRead,
  announcementReadSchema,
  announcementSchema,
} from '../../src/domain/entities/announcement.ts';
import { eventSchema, type SchoolEvent } from '../../src/domain/entities/community.ts';
import {
  type EventSeries,
  eventSeriesSchema,
  type SeriesChange,
  seriesChangeSchema,
} from '../../src/domain/entities/event-series.ts';
import {
  type Group,
  type GroupMembership,
  groupMembershipSchema,
  groupSchema,
} from '../../src/domain/entities/group.ts';
import { type GroupFile, groupFileSchema } from '../../src/domain/entities/group-file.ts';
import { type GroupRequest, groupRequestSchema } from '../../src/domain/entities/group-request.ts';
import { type InviteCodeGrant, inviteCodeGrantSchema } from '../../src/domain/entities/invite-code-grant.ts';
import {
  newPendingRequest,
  type PendingRequest,
  pendingRequestSchema,
} from '../../src/domain/entities/pending-request.ts';
import { type PinList, pinListSchema } from '../../src/domain/entities/pin-list.ts';
import { type PollVote, pollVoteSchema } from '../../src/domain/entities/poll.ts';
import { type Comment, commentSchema, type Post, postSchema } from '../../src/domain/entities/post.ts';
import { type Referral, referralSchema } from '../../src/domain/entities/referral.ts';
import { type Revision, revisionSchema } from '../../src/domain/entities/revision.ts';
import { type Rsvp, rsvpSchema } from '../../src/domain/entities/rsvp.ts';
import {
  type InviteCode,
  inviteCodeSchema,
  type Member,
  memberSchema,
  type School,
  schoolSchema,
} from '../../src/domain/entities/school.ts';
import { type SchoolClasses, schoolClassesSchema } from '../../src/domain/entities/school-classes.ts';
import {
  type Claim,
  claimSchema,
  type SignUpList,
  signUpListSchema,
} from '../../src/domain/entities/sign-up-list.ts';
import { type User, userSchema } from '../../src/domain/entities/user.ts';
import { groupRequestId } from '../../src/domain/group-ids.ts';
import { groupMembershipId, inviteCodeGrantId } from '../../src/domain/ids.ts';
import { pinListId } from '../../src/domain/pins.ts';
import type { Bucket } from './admin.ts';

/** A document on its way: where it goes and what it holds. */
export interface Document {
  path: string;
  data: DocumentData;
}

// The id is the document's name; only entities whose id is also a field (src/domain/entities) store it.
const withoutId = ({ id: _id, ...data }: { id: string }): DocumentData => data;

/** Each of these checks the entity by its schema, so that seeds and tests never hold what the app would not write. */
export const documents = {
  user: (user: User): Document => ({ path: `users/${user.uid}`, data: v.parse(userSchema, user) }),
  school: (school: School): Document => ({
    path: `schools/${school.id}`,
    data: withoutId(v.parse(schoolSchema, school)),
  }),
  member: (schoolId: string, member: Member): Document => ({
    path: `schools/${schoolId}/members/${member.uid}`,
    data: v.parse(memberSchema, member),
  }),
  classes: (schoolId: string, classes: SchoolClasses): Document => ({
    path: `schools/${schoolId}/directory/classes`,
    data: v.parse(schoolClassesSchema, classes),
  }),
  inviteCode: (code: InviteCode): Document => ({
    path: `inviteCodes/${code.code}`,
    data: v.parse(inviteCodeSchema, code),
  }),
  inviteCodeGrant: (grant: InviteCodeGrant): Document => ({
    path: `inviteCodeGrants/${inviteCodeGrantId(grant.userId, grant.schoolId)}`,
    data: v.parse(inviteCodeGrantSchema, grant),
  }),
  referral: (referral: Referral): Document => ({
    path: `referrals/${referral.uid}`,
    data: v.parse(referralSchema, referral),
  }),
  pendingRequest: (request: PendingRequest): Document => ({
    path: `pendingRequests/${request.id}`,
    data: withoutId(v.parse(pendingRequestSchema, request)),
  }),
  post: (post: Post): Document => ({
    path: `posts/${post.id}`,
    // Where it was posted, unless it is pinned.
    data: withoutId(v.parse(postSchema, { ...post, sortAt: post.pinnedUntil ?? post.createdAt })),
  }),
  pinList: ({ schoolId, groupId }: Pick<Post, 'schoolId' | 'groupId'>, list: PinList): Document => ({
    path: `schools/${schoolId}/pins/${pinListId(groupId)}`,
    data: v.parse(pinListSchema, list),
  }),
  pollVote: (postId: string, vote: PollVote): Document => ({
    path: `posts/${postId}/pollVotes/${vote.userId}`,
    data: v.parse(pollVoteSchema, vote),
  }),
  comment: (postId: string, comment: Comment): Document => ({
    path: `posts/${postId}/comments/${comment.id}`,
    data: withoutId(v.parse(commentSchema, comment)),
  }),
  group: (group: Group): Document => ({ path: `groups/${group.groupId}`, data: v.parse(groupSchema, group) }),
  membership: (membership: GroupMembership): Document => ({
    path: `groupMemberships/${groupMembershipId(membership.userId, membership.groupId)}`,
    data: v.parse(groupMembershipSchema, membership),
  }),
  groupRequest: (request: GroupRequest): Document => ({
    path: `groupRequests/${groupRequestId(request.userId, request.groupId)}`,
    data: v.parse(groupRequestSchema, request),
  }),
  groupFile: (file: GroupFile): Document => ({
    path: `groups/${file.groupId}/files/${file.id}`,
    data: v.parse(groupFileSchema, file),
  }),
  event: (event: SchoolEvent): Document => ({
    path: `events/${event.id}`,
    data: withoutId(v.parse(eventSchema, event)),
  }),
  eventSeries: (series: EventSeries): Document => ({
    path: `eventSeries/${series.id}`,
    data: withoutId(v.parse(eventSeriesSchema, series)),
  }),
  seriesChange: (seriesId: string, change: SeriesChange): Document => ({
    path: `eventSeries/${seriesId}/seriesChanges/${change.id}`,
    data: withoutId(v.parse(seriesChangeSchema, change)),
  }),
  rsvp: (eventId: string, rsvp: Rsvp): Document => ({
    path: `events/${eventId}/rsvps/${rsvp.userId}`,
    data: v.parse(rsvpSchema, rsvp),
  }),
  signUpList: (list: SignUpList): Document => ({
    path: `signUpLists/${list.id}`,
    data: withoutId(v.parse(signUpListSchema, list)),
  }),
  announcement: (announcement: Announcement): Document => ({
    path: `announcements/${announcement.id}`,
    data: withoutId(v.parse(announcementSchema, announcement)),
  }),
  announcementRead: (announcementId: string, read: AnnouncementRead): Document => ({
    path: `announcements/${announcementId}/reads/${read.userId}`,
    data: v.parse(announcementReadSchema, read),
  }),
  announcementRevision: (announcementId: string, revision: Revision): Document => ({
    path: `announcements/${announcementId}/revisions/${revision.id}`,
    data: withoutId(v.parse(revisionSchema, revision)),
  }),
  claim: (listId: string, claim: Claim): Document => ({
    path: `signUpLists/${listId}/claims/${claim.userId}`,
    data: v.parse(claimSchema, claim),
  }),
};

/** The directory entry that belongs to an account (product §3.1). */
export const memberOf = (user: User, joinedAt: Date): Member => ({
  ...newMember(user),
  joinedAt,
});

/** The request of an account that waits for a school; with nothing in it but who asks, unless `fields` say so. */
export const requestOf = (
  user: User,
  school: Pick<School, 'id' | 'name'>,
  fields: Partial<PendingRequest> = {},
): PendingRequest => ({
  ...newPendingRequest(user, school, { inviteCode: null, proofPath: fields.proofPath ?? null }, true),
  requestedAt: new Date(),
  ...fields,
});

const BATCH = 400;

/** Writes documents in as few round trips as the platform allows. */
export async function write(db: Firestore, all: readonly Document[]): Promise<void> {
  for (let start = 0; start < all.length; start += BATCH) {
    const batch = db.batch();
    for (const { path, data } of all.slice(start, start + BATCH)) batch.set(db.doc(path), data);
    await batch.commit();
  }
}

/** Stores a file as the app's upload would and returns the address it is shown by. */
export async function storeFile(
  bucket: Bucket,
  storageOrigin: string,
  file: { path: string; type: string; bytes: Buffer; metadata?: Record<string, string> },
): Promise<string> {
  // The same file keeps the same address at every seed.
  const token = createHash('sha256').update(file.path).digest('hex').slice(0, 32);
  await bucket.file(file.path).save(file.bytes, {
    resumable: false,
    contentType: file.type,
    metadata: { metadata: { ...file.metadata, firebaseStorageDownloadTokens: token } },
  });
  return addressOf(storageOrigin, bucket.name, file.path, token);
}

const addressOf = (origin: string, bucket: string, path: string, token: string) =>
  `${origin}/v0/b/${bucket}/o/${encodeURIComponent(path)}?alt=media&token=${token}`;
