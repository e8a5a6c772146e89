import type { DocumentReference } from 'firebase-admin/firestore';
import { groupSchema } from '@/domain/entities/group';
import { db } from './app';
import { parserOf } from './documents';

export const groupRef = (groupId: string): DocumentReference => db.doc(`groups/${groupId}`);

/** A group as its schema reads it; null where there is none, or something else. */
export const parseGroup = parserOf(groupSchema);
