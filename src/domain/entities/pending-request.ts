import * as v from 'valibot';
import { idSchema } from '../fields';
import { pendingRequestId } from '../ids';
import type { School } from './school';
import type { User } from './user';

/** `pendingRequests/{uid}_{schoolId}` (product §3.1). */
export const pendingRequestSchema = v.object({
  id: idSchema,
  userId: idSchema,
  email: v.string(),
  /** Whether the parent has shown that this address is theirs; those who have come first in the queue. */
  emailConfirmed: v.boolean(),
  firstName: v.string(),
  lastName: v.string(),
  /** The name under which it was made, when another has taken its place since. */
  formerName: v.nullable(v.object({ firstName: v.string(), lastName: v.string() })),
  schoolId: idSchema,
  schoolName: v.string(),
  /** Null for requests from the school's own sign-up page. */
  inviteCode: v.nullable(v.string()),
  /** Storage path of the document, never a link (decision 7). Null while the school's own page was enough. */
  proofPath: v.nullable(v.string()),
  /** Whether it names a document: queries for the queue ask for one or the other. */
  hasProof: v.boolean(),
  requestedAt: v.nullable(v.date()),
  /** When the parent last handed in another document; null while it is the first. */
  replacedAt: v.nullable(v.date()),
  note: v.nullable(v.string()),
  status: v.literal('pending'),
});
export type PendingRequest = v.InferOutput<typeof pendingRequestSchema>;

/** A request as its parent sends it off; the server sets its time. */
export const newPendingRequest = (
  user: Pick<User, 'uid' | 'email' | 'firstName' | 'lastName'>,
  school: Pick<School, 'id' | 'name'>,
  evidence: Pick<PendingRequest, 'inviteCode' | 'proofPath'>,
  emailConfirmed = false,
): PendingRequest => ({
  id: pendingRequestId(user.uid, school.id),
  userId: user.uid,
  email: user.email,
  emailConfirmed,
  firstName: user.firstName,
  lastName: user.lastName,
  formerName: null,
  schoolId: school.id,
  schoolName: school.name,
  ...evidence,
  hasProof: evidence.proofPath !== null,
  requestedAt: null,
  replacedAt: null,
  note: null,
  status: 'pending',
});

/** File name of a document as its owner chose it, as far as paths allow. */
export const proofName = (proofPath: string): string => proofPath.replace(/^[^/]+\/[^-]+-\d+-/, '');

/**
 * Whether the request's document was taken off, as it could not be read or nobody decided in its time. A request is
 * written with a code and a document or with neither, and a document only ever takes another's place: there is no other
 * way to be without one.
 */
export const lostProof = ({ inviteCode, proofPath, replacedAt }: PendingRequest): boolean =>
  proofPath === null && (inviteCode !== null || replacedAt !== null);
