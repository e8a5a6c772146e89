import * as v from 'valibot';
import { idSchema } from '../fields';

/** Privileged acts that leave an entry in `auditLog`, in the batch that does them. */
export const AUDIT_ACTIONS = [
  'approve-request',
  'reject-request',
  'clear-request',
  'view-proof',
  'lift-cooldown',
  'change-name',
  'delete-post',
  'delete-comment',
  'set-moderator',
  'set-admin',
  'issue-gift',
  'create-school',
  'remove-member',
  'decide-report',
  'decide-appeal',
  'set-community',
  'export-school',
  'rename-school',
  'archive-school',
  'restore-school',
  'delete-school',
] as const;

/** The detail of an approval while nobody had confirmed the address on the request. */
export const UNCONFIRMED_ADDRESS = 'unconfirmed-address';

/** `auditLog/{id}`: who did what, on whom or what, when. Readable by admins, never changed or removed. */
export const auditEntrySchema = v.object({
  id: idSchema,
  action: v.picklist(AUDIT_ACTIONS),
  actorId: idSchema,
  /** The user, post, comment or school acted on. */
  targetId: idSchema,
  schoolId: v.nullable(idSchema),
  /** A short machine-readable detail such as "true"; never a name or an address. */
  detail: v.nullable(v.string()),
  /** What was deleted: who wrote it and how it began. Missing in entries of before it was kept. */
  subject: v.optional(v.nullable(v.object({ authorId: idSchema, excerpt: v.string() })), null),
  at: v.nullable(v.date()),
});
export type AuditEntry = v.InferOutput<typeof auditEntrySchema>;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** So much of a deleted text stays on record, in characters; rules allow for other ways of counting. */
const EXCERPT = 100;

/** What the entry of a deletion says about what is deleted. */
export const subjectOf = ({ authorId, content }: { authorId: string; content: string }) => ({
  authorId,
  // Never half a character, which Firestore could not store.
  excerpt: [...content].slice(0, EXCERPT).join(''),
});
