import { useTranslation } from 'react-i18next';
import type { User, UserSchool } from '@/domain/entities/user';
import { Button } from '@/ui/button';
import { Section } from '@/ui/section';
import { useLeaveSchool } from './api/use-leave-school';

/** The schools that the person belongs to, each with the way out. */
export function LeaveSection({ user }: { user: User }) {
  const { t } = useTranslation('my-data');
  const schools = user.schools.filter(({ schoolId }) => user.approvedSchools.includes(schoolId));
  return (
    <Section title={t('leave.title')}>
      {schools.length === 0 ? (
        <p>{t('leave.none')}</p>
      ) : (
        <>
          <p>{t('leave.lead')}</p>
          <ul className="grid justify-items-start gap-2">
            {schools.map((school) => (
              <li key={school.schoolId}>
                <LeaveButton school={school} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Section>
  );
}

function LeaveButton({ school }: { school: UserSchool }) {
  const { t } = useTranslation('my-data');
  const leaving = useLeaveSchool(school);
  return (
    <Button variant="secondary" busy={leaving.isPending} busyLabel={t('leave.busy')} onClick={leaving.mutate}>
      {t('leave.button', { school: school.schoolName })}
    </Button>
  );
}
