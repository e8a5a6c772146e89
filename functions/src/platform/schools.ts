import type { DocumentReference } from 'firebase-admin/firestore';
import { inviteCodeSchema, schoolSchema } from '@/domain/entities/school';
import { db } from './app';
import { parserOf } from './documents';

/** The school in a snapshot, or null when there is none. */
export const parseSchool = parserOf(schoolSchema);

/** The document of a school. */
export const schoolRef = (schoolId: string): DocumentReference => db.doc(`schools/${schoolId}`);

/** Whether a school is closed now. */
export const isArchived = async (schoolId: string): Promise<boolean> =>
  Boolean(parseSchool(await schoolRef(schoolId).get())?.archivedAt);

/** The invite code in a snapshot, or null when there is none. */
export const parseInviteCode = parserOf(inviteCodeSchema);

/** The document of an invite code. */
export const inviteCodeRef = (code: string): DocumentReference => db.doc(`inviteCodes/${code}`);
