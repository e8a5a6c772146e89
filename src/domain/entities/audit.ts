import * as v from 'valibot';
import { idSchema } from '../fields';

/** Privileged acts that leave an entry in `auditLog`, in the batch that does them. */
export const AUDIT_ACTIONS = [
  'approve-request',
  'reject-request',
  'clear-request',
  'delete-post',
  'delete-comment',
  'set-moderator',
  'set-admin',
  'issue-gift',
  'create-school',
  'remove-member',
] as const;

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
  at: v.nullable(v.date()),
});
export type AuditEntry = v.InferOutput<typeof auditEntrySchema>;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];
