import type { Query } from 'firebase-admin/firestore';
import { db } from '../platform/app';
import { deleteAll } from '../platform/delete-query';
import { schoolRef } from '../platform/schools';

/** Collections whose documents name their school, and go with it as they stand. */
const NAMING = [
  'groupMemberships',
  'groupRequests',
  'groupCooldowns',
  // Before its events, which it would make again.
  'eventSeries',
  'events',
  // What belongs to them goes by triggers.
  'signUpLists',
  'calendarFeeds',
  'announcements',
  'announcementTallies',
  'notifications',
  'inviteCodes',
  'invites',
  'inviteCodeGrants',
  // Their documents go by a trigger.
  'pendingRequests',
  'rulesAcceptances',
  'reports',
  'moderationNotices',
  'schoolExports',
  '_archivedMemberships',
  '_eventVersions',
  '_archivedCodes',
  'stats/schools/days',
  'stats/assistant/usage',
];

/** Documents of a collection that name this school. */
export const ofSchool = (collection: string, schoolId: string): Query =>
  db.collection(collection).where('schoolId', '==', schoolId);

/** Deletes all that names the school or lies below it; once more does no harm. */
export async function deleteSchoolDocuments(schoolId: string): Promise<void> {
  for (const collection of NAMING) await deleteAll(ofSchool(collection, schoolId));
  // The directory, settings, cooldowns and whatever else is added there.
  for (const below of await schoolRef(schoolId).listCollections()) await deleteAll(below);
}
