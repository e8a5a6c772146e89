import type { Firestore } from 'firebase-admin/firestore';
import { FEED_PAGE_SIZE } from '../../src/domain/limits.ts';
import { SCHOOLS } from '../seed/content.ts';

/** Letters by which a post is known: pages may cut what is longer, and make links of what follows. */
const BEGINNING = 24;

/** How the newest posts of the seeded school begin. */
export async function newestPosts(db: Firestore): Promise<string[]> {
  const { docs } = await db
    .collection('posts')
    .where('schoolId', '==', SCHOOLS.maple.id)
    .where('groupId', '==', null)
    .orderBy('sortAt', 'desc')
    .limit(FEED_PAGE_SIZE)
    .get();
  return docs.map((post) => String(post.get('content')).slice(0, BEGINNING));
}
