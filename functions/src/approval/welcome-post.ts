import { FieldValue } from 'firebase-admin/firestore';
import { brand } from '@/brand';
import { systemAuthor } from '@/domain/author-snapshot';
import { newPost } from '@/domain/entities/post';
import type { School } from '@/domain/entities/school';
import type { User } from '@/domain/entities/user';
import { onceAuditId } from '@/domain/ids';
import { searchTokens } from '@/domain/search-tokens';
import { parseUser, readUser, userRef } from '../platform/accounts';
import { db } from '../platform/app';
import { isAlreadyExists } from '../platform/firestore-errors';
import { shownName } from '../platform/person-names';
import { parseSchool } from '../platform/schools';

const welcomeId = (uid: string, schoolId: string): string => `welcome_${uid}_${schoolId}`;

/**
 * What the greeting says, and by what it is found: not by the name of its author, as nobody looks for all that the
 * product has said.
 */
function greetingOf(user: User, school: School) {
  const content = `Welcome ${shownName(user, 'a new parent')} to the ${school.name} community!`;
  return { content, searchTokens: searchTokens(content) };
}

/**
 * Greets a new parent in the school's feed, once per parent and school: the id is bound to both. A greeting that an admin
 * has deleted stays away from whoever is let in again: its second deletion could not be put on record.
 */
export async function postWelcome(uid: string, schoolId: string): Promise<void> {
  const user = await readUser(uid);
  const school = parseSchool(await db.doc(`schools/${schoolId}`).get());
  if (!school || !user?.approvedSchools.includes(schoolId)) return;
  const postId = welcomeId(uid, schoolId);
  if ((await db.doc(`auditLog/${onceAuditId('delete-post', postId)}`).get()).exists) return;
  const greeting = greetingOf(user, school);
  const { id, ...post } = newPost({
    id: postId,
    schoolId,
    groupId: null,
    ...systemAuthor(brand.name),
    children: [],
    content: greeting.content,
    images: [],
  });
  try {
    await db.doc(`posts/${id}`).create({
      ...post,
      ...greeting,
      createdAt: FieldValue.serverTimestamp(),
      sortAt: FieldValue.serverTimestamp(),
    });
  } catch (error) {
    if (!isAlreadyExists(error)) throw error;
  }
}

/** Has the greeting in a school say what its parent is called by now. One that was deleted stays away. */
export async function renameWelcome(uid: string, schoolId: string): Promise<void> {
  const school = parseSchool(await db.doc(`schools/${schoolId}`).get());
  if (!school) return;
  const ref = db.doc(`posts/${welcomeId(uid, schoolId)}`);
  await db.runTransaction(async (tx) => {
    const user = parseUser(await tx.get(userRef(uid)));
    const post = await tx.get(ref);
    if (!user || !post.exists) return;
    const greeting = greetingOf(user, school);
    if (post.get('content') !== greeting.content) tx.update(ref, greeting);
  });
}
