import type { DocumentReference } from 'firebase/firestore';
import type { AuditAction, AuditEntry } from '@/domain/entities/audit';
import { isSystemPost } from '@/domain/entities/post';
import { fullName, type User } from '@/domain/entities/user';
import type { NamedEntry } from '../../ports/admin';
import { readDocument } from '../reading/documents';

/** Whether the target of an act is a user with an account; else it is a post, a comment, a school or gone. */
const HAS_USER_TARGET: Readonly<Record<AuditAction, boolean>> = {
  'approve-request': true,
  'reject-request': true,
  'clear-request': false,
  'view-proof': true,
  'lift-cooldown': true,
  'change-name': true,
  'delete-post': false,
  'delete-comment': false,
  'set-moderator': true,
  'set-admin': true,
  'issue-gift': true,
  'create-school': false,
  'remove-member': true,
  'decide-report': true,
  'decide-appeal': true,
  'set-community': false,
  'export-school': false,
  'rename-school': false,
  'archive-school': false,
  'restore-school': false,
  'delete-school': false,
};

/**
 * Names of the people in these entries, each looked up once.
 * @param refOf where a person's name is, for this reader
 */
export async function withNames(
  entries: AuditEntry[],
  refOf: (uid: string, schoolId: string | null) => DocumentReference<Pick<User, 'firstName' | 'lastName'>>,
): Promise<NamedEntry[]> {
  const lookUps = new Map<string, Promise<string | null>>();
  const nameOf = (uid: string, schoolId: string | null) => {
    const ref = refOf(uid, schoolId);
    const known = lookUps.get(ref.path);
    if (known !== undefined) return known;
    const name = readDocument(ref).then((found) => found && fullName(found));
    lookUps.set(ref.path, name);
    return name;
  };
  return Promise.all(
    entries.map(async (entry) => ({
      ...entry,
      actorName: await nameOf(entry.actorId, entry.schoolId),
      targetName: HAS_USER_TARGET[entry.action] ? await nameOf(entry.targetId, entry.schoolId) : null,
      authorName:
        entry.subject && !isSystemPost(entry.subject)
          ? await nameOf(entry.subject.authorId, entry.schoolId)
          : null,
    })),
  );
}
