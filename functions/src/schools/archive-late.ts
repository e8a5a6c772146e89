import { isArchived } from '../platform/schools';
import { archiveMember } from './archive-members';
import { mailArchive } from './mail-archive';

/**
 * Takes out of an archived school who was let in at the very moment, and tells them. Whoever is let in before it is
 * archived is found with all others.
 */
export async function archiveLate(uid: string, schoolId: string): Promise<void> {
  if (!(await isArchived(schoolId))) return;
  await archiveMember(uid, schoolId);
  await mailArchive(schoolId);
}
