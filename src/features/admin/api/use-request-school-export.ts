import { useTranslation } from 'react-i18next';
import { useSchoolAct } from './use-school-act';

/** Has a copy of a school made for its parents' association. */
export function useRequestSchoolExport(schoolId: string) {
  const { t } = useTranslation('admin-schools');
  return useSchoolAct<void>({
    run: (port) => port.requestExport(schoolId),
    done: null,
    failed: t('export.failed'),
  });
}
