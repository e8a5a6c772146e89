import { useStaffName } from '../api/use-staff-name';

interface Props {
  schoolId: string;
  uid: string;
}

/** What somebody who decides is called. */
export const StaffName = ({ schoolId, uid }: Props) => <>{useStaffName(schoolId, uid)}</>;
