import { classesOf, NO_CLASS } from '@/domain/school-class';
import { useMe } from '@/features/session';

/** The keys of the classes of a school that one's own children are in; without one its directory begins by name. */
export function useOwnClasses(schoolId: string): readonly string[] {
  const me = useMe();
  // Another school's classes may have the same names, and are not one's own.
  const isHere = me.approvedSchools.includes(schoolId);
  return isHere ? classesOf(me.children).flatMap(({ key }) => (key === NO_CLASS ? [] : [key])) : [];
}
