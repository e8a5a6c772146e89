import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { User } from '@/domain/entities/user';
import { parseClaim } from '../sign-ups/documents';
import { syncClaims } from '../sign-ups/sync-claims';
import { postAuthorSnapshot } from './author-snapshot';

/** Makes claims, and the people whom lists repeat of them, show their parent as the account is now. */
export async function propagateToClaims(user: User, claims: readonly QueryDocumentSnapshot[]): Promise<void> {
  const { authorName, profilePicUrl } = postAuthorSnapshot(user);
  for (const doc of claims) {
    const claim = parseClaim(doc);
    const listId = doc.ref.parent.parent?.id;
    if (!claim?.standing || !listId || !user.approvedSchools.includes(claim.schoolId)) continue;
    const { standing } = claim;
    if (standing.name !== authorName || standing.profilePicUrl !== profilePicUrl)
      await syncClaims(listId, [user.uid]);
  }
}
