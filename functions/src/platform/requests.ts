import { type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';

/** Whose a request to join is, and what it came with. */
export interface RequestFacts {
  userId: string | undefined;
  schoolId: string | undefined;
  inviteCode: string | undefined;
  proofPath: string | undefined;
  requestedAt: Timestamp | undefined;
}

/**
 * What functions go by of a request, gone or not. A field of another type counts as missing: whatever a document holds,
 * its end has to take along what else it names, and no event may fail for good.
 */
export function requestFacts(snapshot: DocumentSnapshot | undefined): RequestFacts {
  const textAt = (field: string): string | undefined => {
    const value: unknown = snapshot?.get(field);
    return typeof value === 'string' ? value : undefined;
  };
  const requestedAt: unknown = snapshot?.get('requestedAt');
  return {
    userId: textAt('userId'),
    schoolId: textAt('schoolId'),
    inviteCode: textAt('inviteCode'),
    proofPath: textAt('proofPath'),
    requestedAt: requestedAt instanceof Timestamp ? requestedAt : undefined,
  };
}
