import { FieldValue } from 'firebase-admin/firestore';
import { brand } from '@/brand';
import { systemAuthor } from '@/domain/author-snapshot';
import { newPost } from '@/domain/entities/post';
import { onceAuditId } from '@/domain/ids';
import { searchTokens } from '@/domain/search-tokens';
import { readUser } from '../platform/accounts';
import { db } from '../platform/app';
import { isAlreadyExists } from '../platform/firestore-errors';
import { shownName } from '../platform/person-names';
import { parseSchool } from '../platform/schools';

/**
 * Greets a new parent in the school's feed, once per parent and school: the id is bound to both. A greeting that an admin
 * has deleted stays away from whoever is let in again: its second deletion could not be put on record.
 */
export async function postWelcome(uid: string, schoolId: string): Promise<void> {
  const user = await readUser(uid);
  const school = parseSchool(await db.doc(`schools/${schoolId}`).get());
  if (!school || !user?.approvedSchools.includes(schoolId)) return;
  const postId = `welcome_${uid}_${schoolId}`;
  if ((await db.doc(`auditLog/${onceAuditId('delete-post', postId)}`).get()).exists) return;
  const content = `Welcome ${shownName(user, 'a new parent')} to the ${school.name} community!`;
  const { id, ...post } = newPost({
    id: postId,
    schoolId,
    groupId: null,
    ...systemAuthor(brand.name),
    children: [],
    content,
    imageUrl: null,
  });
  try {
    await db.doc(`posts/${id}`).create({
      ...post,
      // Not by the name of its author: nobody looks for all that the product has said.
      searchTokens: searchTokens(content),
      createdAt: FieldValue.serverTimestamp(),
    });
  } catch (error) {
    if (!isAlreadyExists(error)) throw error;
  }
}
