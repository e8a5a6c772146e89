import { useTranslation } from 'react-i18next';
import { Banner } from '@/ui/banner';
import type { SchoolOfForm } from './use-school-of-form';

/** Names the school a form writes to, and says when it has been closed to the person meanwhile. */
export function FormSchool({ school }: { school: SchoolOfForm }) {
  const { t } = useTranslation('frame');
  const { schoolName, isOpen } = school;
  return (
    <div role="status">
      {isOpen ? (
        <p className="text-muted text-sm">
          {t('school.for')}{' '}
          <strong className="text-ink" dir="auto">
            {schoolName}
          </strong>
        </p>
      ) : (
        <Banner tone="warning">{t('school.closed', { school: schoolName })}</Banner>
      )}
    </div>
  );
}
