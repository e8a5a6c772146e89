import { adminKeys } from './admin-keys';
import { useAdminQuery } from './use-admin-query';

/** Schools by name and id, for lists that hold only ids. */
export function useSchoolNames() {
  const schools = useAdminQuery(adminKeys.schoolNames, (admin) => admin.schoolNames());
  const nameOf = (schoolId: string | null): string | null =>
    schoolId && (schools.data?.find(({ id }) => id === schoolId)?.name ?? schoolId);
  return { schools: schools.data, nameOf };
}
