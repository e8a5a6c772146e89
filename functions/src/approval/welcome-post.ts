import { FieldValue } from 'firebase-admin/firestore';
import { brand } from '@/brand';
import { SYSTEM_AUTHOR } from '@/domain/entities/post';
import type { School } from '@/domain/entities/school';
import { fullName } from '@/domain/entities/user';
import { searchTokens } from '@/domain/search-tokens';
import { readUser } from '../platform/accounts';
import { db } from '../platform/app';
import { isAlreadyExists } from '../platform/firestore-errors';

/** Greets a new parent in the school's feed, once per parent and school: the id is bound to both. */
export async function postWelcome(uid: string, schoolId: string): Promise<void> {
  const user = await readUser(uid);
  const school = (await db.doc(`schools/${schoolId}`).get()).data() as School | undefined;
  if (!school || !user?.approvedSchools.includes(schoolId)) return;
  const content = `Welcome ${fullName(user)} to the ${school.name} community!`;
  try {
    await db.doc(`posts/welcome_${uid}_${schoolId}`).create({
      schoolId,
      groupId: null,
      authorId: SYSTEM_AUTHOR,
      authorName: brand.name,
      profilePicUrl: null,
      children: [],
      content,
      imageUrl: null,
      createdAt: FieldValue.serverTimestamp(),
      likedBy: [],
      comments: [],
      commentCount: 0,
      searchTokens: searchTokens(content),
    });
  } catch (error) {
    if (!isAlreadyExists(error)) throw error;
  }
}
