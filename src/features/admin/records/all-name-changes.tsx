import { NameChanges } from '@/features/join-requests';
import { useSchoolNames } from '../api/use-school-names';

/** Who is called otherwise since they were let in, of all schools. */
export function AllNameChanges() {
  const { nameOf } = useSchoolNames();
  return <NameChanges schoolIds={null} schoolName={nameOf} />;
}
