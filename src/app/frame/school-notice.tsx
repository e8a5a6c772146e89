import { useTranslation } from 'react-i18next';
import { type SchoolChange, useSchoolElsewhere, useSelectedSchool } from '@/features/session';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';

/** Tells members quietly of a school chosen on another tab or device; what is on this one stays as it is. */
export function SchoolNotice() {
  const { schoolName } = useSelectedSchool();
  const elsewhere = useSchoolElsewhere();
  return <div role="status">{elsewhere && <SchoolBanner elsewhere={elsewhere} here={schoolName} />}</div>;
}

function SchoolBanner({ elsewhere, here }: { elsewhere: SchoolChange; here: string }) {
  const { t } = useTranslation('frame-parts');
  if (elsewhere.kind === 'left') {
    return (
      <Banner tone="warning" className="mb-6" onDismiss={elsewhere.dismiss}>
        {t('school.left', { school: elsewhere.schoolName, here })}
      </Banner>
    );
  }
  const { kind, school, follow, dismiss } = elsewhere;
  return (
    <Banner
      className="mb-6"
      onDismiss={dismiss}
      actions={
        <Button size="sm" variant="secondary" onClick={follow}>
          {t('school.switch', { school: school.schoolName })}
        </Button>
      }
    >
      {t(`school.${kind}`, { school: school.schoolName, here })}
    </Banner>
  );
}
