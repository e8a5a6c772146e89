import type { CollectionReference, DocumentReference } from 'firebase-admin/firestore';
import { announcementReadSchema, announcementSchema } from '@/domain/entities/announcement';
import { db } from '../platform/app';
import { parserOf } from '../platform/documents';

/** The document of an announcement. */
export const announcementRef = (announcementId: string): DocumentReference =>
  db.doc(`announcements/${announcementId}`);

/** The announcement in a snapshot, or null when there is none. */
export const parseAnnouncement = parserOf(announcementSchema);

/** Who has seen it. */
export const readsOf = (announcementId: string): CollectionReference =>
  announcementRef(announcementId).collection('reads');
export const readRef = (announcementId: string, uid: string): DocumentReference =>
  readsOf(announcementId).doc(uid);

/** What somebody has seen of one, or null when there is nothing. */
export const parseRead = parserOf(announcementReadSchema);

/** `announcementTallies/{announcementId}`: how many have seen it, for staff. */
export const tallyRef = (announcementId: string): DocumentReference =>
  db.doc(`announcementTallies/${announcementId}`);
