import { useTranslation } from 'react-i18next';
import { useSelectedSchool } from '@/features/session';
import { Select } from '@/ui/select';

/** Chooses among the schools that have approved the parent; nothing with one. */
export function SchoolSelector() {
  const { t } = useTranslation('feed');
  const { schoolId, schools, select } = useSelectedSchool();
  if (schools.length < 2) return null;
  return (
    <Select
      label={t('dashboard.school')}
      value={schoolId}
      options={schools.map((school) => ({ value: school.schoolId, label: school.schoolName }))}
      onChange={(event) => select(event.target.value)}
    />
  );
}
