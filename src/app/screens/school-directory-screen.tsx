import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { Member } from '@/domain/entities/school';
import { SchoolGate } from '@/features/admin';
import { DirectoryList } from '@/features/directory';
import { PageHeader } from '@/ui/page-header';

const accountOf = ({ uid }: Member) => `/admin/users?user=${uid}`;

/** /admin/schools/{schoolId}/directory: any school's parents, each leading to the account. */
export function SchoolDirectoryScreen() {
  const { t } = useTranslation('admin');
  const { schoolId = '' } = useParams();
  return (
    <SchoolGate schoolId={schoolId}>
      {(school) => (
        <>
          <PageHeader
            title={t('directory.title', { school: school.name })}
            lead={t('directory.lead')}
            back={{ to: '/admin', label: t('back') }}
          />
          <DirectoryList schoolId={school.id} linkTo={accountOf} />
        </>
      )}
    </SchoolGate>
  );
}
