import { archiveMember } from './archive-members';
import { mailArchive } from './mail-archive';

/** Takes out of an archived school who was let in at the very moment, and tells them. */
export async function archiveLate(uid: string, schoolId: string): Promise<void> {
  if (await archiveMember(uid, schoolId)) await mailArchive(schoolId);
}
