import { useTranslation } from 'react-i18next';
import type { School } from '@/domain/entities/school';
import { useSchoolAct } from './use-school-act';

/** The draft of the name that is typed before a school is deleted. */
export const deletionKey = ({ id }: School) => `delete-school ${id}`;

/** Has an archived school deleted in a week, by its name as it was typed. */
export function useDeleteSchool({ id, name: school }: School) {
  const { t } = useTranslation('admin-schools');
  return useSchoolAct<string>({
    run: (port, name) => port.delete(id, name),
    done: () => t('delete.done', { school }),
    failed: t('delete.failed', { school }),
  });
}
