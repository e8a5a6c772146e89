import { useTranslation } from 'react-i18next';
import { useSelectedSchool } from '@/features/session';
import { PageHeader } from '@/ui/page-header';
import { DirectoryList } from './directory-list';

/** /directory: parents of the selected school. */
export function DirectoryPage() {
  const { t } = useTranslation('directory');
  const { schoolId, schoolName } = useSelectedSchool();
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead', { school: schoolName })} />
      <DirectoryList key={schoolId} schoolId={schoolId} />
    </>
  );
}
