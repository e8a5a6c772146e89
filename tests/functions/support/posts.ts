import { randomUUID } from 'node:crypto';
import { FieldValue, type Timestamp } from 'firebase-admin/firestore';
import { authorSnapshot } from '@/domain/author-snapshot';
import { type Comment, newComment, newPost, type Post } from '@/domain/entities/post';
import { fullName, type User } from '@/domain/entities/user';
import { db } from './admin.ts';
import type { TestSchool } from './people.ts';

/** A post as the database holds it. */
export interface PostData {
  authorName: string;
  profilePicUrl: string | null;
  children: { name: string; gradeOrRoom: string }[];
  comments: { id: string; content: string; authorName: string; createdAt: Timestamp }[];
  commentCount: number;
  likedBy: string[];
  content: string;
  authorId: string;
}

/** A post of this author. */
export const postOf = (
  author: User,
  school: TestSchool,
  {
    pictures = [],
    ...fields
  }: Partial<Pick<Post, 'id' | 'authorId' | 'groupId' | 'mentions' | 'poll'>> & {
    pictures?: readonly string[];
  } = {},
): Post =>
  newPost({
    id: randomUUID(),
    schoolId: school.id,
    groupId: null,
    ...authorSnapshot(author),
    children: author.children,
    content: 'Hello',
    ...fields,
    images: pictures.map((url) => ({ url, alt: '' })),
  });

/** A post as a client writes it. */
export async function createPost(...of: Parameters<typeof postOf>): Promise<string> {
  const { id, ...post } = postOf(...of);
  await db.doc(`posts/${id}`).create({ ...post, createdAt: FieldValue.serverTimestamp() });
  return id;
}

/** A comment as a client writes it, which also chooses its id. */
export async function createComment(
  postId: string,
  author: User,
  content = 'Nice',
  id: string = randomUUID(),
  more: Partial<Pick<Comment, 'mentions' | 'replyTo' | 'toGuests'>> = {},
): Promise<string> {
  const { id: _id, ...comment } = newComment({ id, ...authorSnapshot(author), content, ...more });
  await db
    .doc(`posts/${postId}/comments/${id}`)
    .create({ ...comment, createdAt: FieldValue.serverTimestamp() });
  return id;
}

/** Another text for a post or a comment, as its author's client writes it. */
export const edit = (path: string, words: Partial<Pick<Post, 'content' | 'mentions'>>) =>
  db.doc(path).update({ ...words, editedAt: FieldValue.serverTimestamp() });

/** What a post or a comment said before, oldest first. */
export const revisionsOf = async (path: string) =>
  (await db.collection(`${path}/revisions`).get()).docs.map((doc) => doc.data());

/** By their names, so that a text may call them. */
export const calling = (...people: readonly User[]): Record<string, string> =>
  Object.fromEntries(people.map((person) => [person.uid, fullName(person)]));

export const setLiked = (postId: string, uid: string, liked: boolean) =>
  db.doc(`posts/${postId}`).update({
    likedBy: liked ? FieldValue.arrayUnion(uid) : FieldValue.arrayRemove(uid),
  });

export const readPost = async (postId: string) => (await db.doc(`posts/${postId}`).get()).data() as PostData;

/** All notifications a user has. */
export const notificationsOf = async (uid: string) =>
  (await db.collection('notifications').where('userId', '==', uid).get()).docs.map(
    (doc): Record<string, unknown> => ({ id: doc.id, ...doc.data() }),
  );
