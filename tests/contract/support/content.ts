import { randomBytes, randomUUID } from 'node:crypto';
import { authorSnapshot } from '@/domain/author-snapshot';
import { newEvent, type SchoolEvent } from '@/domain/entities/community';
import { type Group, type GroupMembership, newGroupMembership } from '@/domain/entities/group';
import type { InviteCodeGrant } from '@/domain/entities/invite-code-grant';
import { newGroup } from '@/domain/entities/new-group';
import type { PendingRequest } from '@/domain/entities/pending-request';
import { type Comment, newComment, newPost, type Post } from '@/domain/entities/post';
import type { School } from '@/domain/entities/school';
import type { User } from '@/domain/entities/user';
import { type Document, documents, write } from '../../../scripts/seed/store.ts';
import { waitUntilIdle } from '../../functions/support/control.ts';
import type { TestUser, World } from '../../support/world.ts';
import { db } from './adapter.ts';

/** Letters and digits nobody else has. */
export const unique = (): string => randomBytes(5).toString('hex');

const LATER = Date.now() + 1e9;

/** So many milliseconds after anything of other tests. */
export const later = (milliseconds: number): Date => new Date(LATER + milliseconds);

/** A moment of a fixed day, so many minutes after its start. */
export const at = (minutes: number): Date => new Date(Date.UTC(2026, 0, 15, 0, minutes));

type Author = Pick<User, 'uid' | 'firstName' | 'lastName' | 'profilePicUrl' | 'children'>;

export const postOf = (author: Author, schoolId: string, fields: Partial<Post> = {}): Post => ({
  ...newPost({
    id: randomUUID(),
    schoolId,
    groupId: null,
    ...authorSnapshot(author),
    children: author.children,
    content: 'Hello',
    images: [],
  }),
  createdAt: at(0),
  sortAt: fields.createdAt ?? at(0),
  ...fields,
});

export const commentOf = (author: Author, fields: Partial<Comment> = {}): Comment => ({
  ...newComment({ id: randomUUID(), ...authorSnapshot(author), content: 'Nice' }),
  createdAt: at(0),
  ...fields,
});

export const groupOf = (creator: Author, schoolId: string, fields: Partial<Group> = {}): Group => ({
  ...newGroup({
    groupId: randomUUID(),
    name: 'Chess',
    description: 'Openings and endgames',
    createdBy: creator.uid,
    schoolId,
  }),
  createdAt: at(0),
  ...fields,
});

export const membershipOf = (person: Author, group: Group, joinedAt = at(0)): GroupMembership => ({
  ...newGroupMembership(person.uid, group),
  joinedAt,
});

export const eventOf = (
  creator: Author,
  schoolId: string,
  fields: Partial<SchoolEvent> = {},
): SchoolEvent => ({
  ...newEvent({
    id: randomUUID(),
    title: 'Bake sale',
    start: at(0),
    end: null,
    location: 'Gym',
    description: 'Bring cake',
    timeZone: 'America/New_York',
    userId: creator.uid,
    schoolId,
  }),
  createdAt: at(0),
  ...fields,
});

/** An account that has asked for these schools; its requests are the test's to make. */
export async function applicant(world: World, schools: readonly School[], wishes = {}): Promise<TestUser> {
  const newcomer = await world.newcomer(wishes);
  const asked = {
    schoolIds: schools.map(({ id }) => id),
    schools: schools.map(({ id, name }) => ({ schoolId: id, schoolName: name })),
  };
  await db.doc(`users/${newcomer.uid}`).update(asked);
  return { ...newcomer, ...asked };
}

/** So many, each made from its number. */
export const several = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

/**
 * Leaves these in the backend, past the rules, and waits for what functions make of them: their transactions hold
 * documents that a test is about to write.
 */
export async function store(...all: Document[]): Promise<void> {
  await write(db, all);
  await waitUntilIdle();
}

export const storePosts = (posts: readonly Post[]): Promise<void> => store(...posts.map(documents.post));

export const storeRequests = (...requests: PendingRequest[]): Promise<void> =>
  store(...requests.map(documents.pendingRequest));

/** What a look-up of a code leaves for the account, of now. */
export const storeGrant = (
  grant: Pick<InviteCodeGrant, 'userId' | 'schoolId' | 'code' | 'inviterId'>,
): Promise<void> => {
  const later = new Date('2040-01-01T00:00:00Z');
  return store(
    documents.inviteCodeGrant({ ...grant, grantedAt: new Date(), validUntil: later, expiresAt: later }),
  );
};

/** The entries of the audit log about somebody or something. */
export const auditOf = async (targetId: string): Promise<FirebaseFirestore.DocumentData[]> =>
  (await db.collection('auditLog').where('targetId', '==', targetId).get()).docs.map((one) => ({
    id: one.id,
    ...one.data(),
  }));
