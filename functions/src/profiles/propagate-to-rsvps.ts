import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { User } from '@/domain/entities/user';
import { parseRsvp } from '../rsvps/documents';
import { syncRsvps } from '../rsvps/sync-rsvps';
import { postAuthorSnapshot } from './author-snapshot';

/** Makes answers to events, and the faces that the events repeat of them, show their parent as the account is now. */
export async function propagateToRsvps(user: User, rsvps: readonly QueryDocumentSnapshot[]): Promise<void> {
  const { authorName, profilePicUrl } = postAuthorSnapshot(user);
  for (const doc of rsvps) {
    const rsvp = parseRsvp(doc);
    const eventId = doc.ref.parent.parent?.id;
    if (!rsvp?.standing || !eventId || !user.approvedSchools.includes(rsvp.schoolId)) continue;
    const { standing } = rsvp;
    if (standing.name !== authorName || standing.profilePicUrl !== profilePicUrl)
      await syncRsvps(eventId, [user.uid]);
  }
}
