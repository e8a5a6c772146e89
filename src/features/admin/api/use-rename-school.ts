import { useTranslation } from 'react-i18next';
import type { School } from '@/domain/entities/school';
import type { SchoolInput } from '@/domain/inputs/schools';
import { useSchoolAct } from './use-school-act';

/** The draft of a school's new name. */
export const renameKey = ({ id }: School) => `rename-school ${id}`;

/** Gives a school another name or city. */
export function useRenameSchool({ id, name: school }: School) {
  const { t } = useTranslation('admin-schools');
  return useSchoolAct<SchoolInput>({
    run: (port, input) => port.rename(id, input),
    done: ({ name }) => t('rename.done', { school: name }),
    failed: t('rename.failed', { school }),
  });
}
