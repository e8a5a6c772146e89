import { usePhotoWishes } from '@/features/community';
import { useSelectedSchool } from '@/features/session';
import { useClassMembers } from './api/use-class-members';
import { useClasses } from './api/use-classes';
import { useDirectory } from './api/use-directory';
import { useOwnClasses } from './use-own-classes';

/** Reads what /directory shows first, and draws nothing. */
export function DirectoryData() {
  const { schoolId } = useSelectedSchool();
  const own = useOwnClasses(schoolId);
  usePhotoWishes(schoolId);
  useDirectory(schoolId, '', { enabled: own.length === 0 });
  return own.length > 0 && <ClassesData schoolId={schoolId} own={own} />;
}

function ClassesData({ schoolId, own }: { schoolId: string; own: readonly string[] }) {
  const all = useClasses(schoolId).data?.classes ?? [];
  // The page reads no other classes either.
  return all
    .filter(({ key }) => own.includes(key))
    .map(({ key }) => <ClassData key={key} schoolId={schoolId} of={key} />);
}

function ClassData({ schoolId, of }: { schoolId: string; of: string }) {
  useClassMembers(schoolId, of);
  return null;
}
