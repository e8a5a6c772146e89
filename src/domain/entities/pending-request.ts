import * as v from 'valibot';
import { idSchema } from '../fields';

/** `pendingRequests/{uid}_{schoolId}` (spec §3, design §3). */
export const pendingRequestSchema = v.object({
  id: idSchema,
  userId: idSchema,
  email: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  schoolId: idSchema,
  schoolName: v.string(),
  /** Null for requests from the school's own sign-up page. */
  inviteCode: v.nullable(v.string()),
  /** Storage path of the document, never a link (design §3). Null while the school's own page was enough. */
  proofPath: v.nullable(v.string()),
  requestedAt: v.nullable(v.date()),
  /** When the parent last handed in another document; null while it is the first. */
  replacedAt: v.nullable(v.date()),
  note: v.nullable(v.string()),
  status: v.literal('pending'),
});
export type PendingRequest = v.InferOutput<typeof pendingRequestSchema>;

/** File name of a document as its owner chose it, as far as paths allow. */
export const proofName = (proofPath: string): string => proofPath.replace(/^[^/]+\/[^-]+-\d+-/, '');
