import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { MAX_PARENT_COUNT } from '@/backend/ports/admin';
import type { UserSchool } from '@/domain/entities/user';
import { useMe, useSelectedSchool, useWaitingCount } from '@/features/session';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Section } from '@/ui/section';
import { useParentCount } from '../api/use-parent-count';

/** The moderator's schools with their counts and the way to each feed. */
export function OwnSchools({ schools }: { schools: readonly UserSchool[] }) {
  const { t } = useTranslation('moderator');
  return (
    <Section title={t('schools')}>
      <ul className="grid content-start gap-4">
        {schools.map((school) => (
          <SchoolCard key={school.schoolId} school={school} />
        ))}
      </ul>
    </Section>
  );
}

function SchoolCard({ school }: { school: UserSchool }) {
  const { t } = useTranslation('moderator');
  const { schoolId, schoolName } = school;
  const { data: waiting } = useWaitingCount(useMe(), [schoolId]);
  const { select } = useSelectedSchool();
  const navigate = useNavigate();
  const open = (path: string) => {
    select(schoolId);
    void navigate(path);
  };
  return (
    <Card as="li" className="flex flex-wrap items-center justify-between gap-3">
      <div className="grid min-w-0">
        <h3 className="text-lg">{schoolName}</h3>
        <p className="text-muted text-sm">
          <Parents schoolId={schoolId} />
        </p>
        <p className="text-muted text-sm">
          {/* Its line is there from the start: what is below must not move. */}
          {waiting === undefined
            ? '\u00a0'
            : waiting === 0
              ? t('noneWaiting')
              : t('waiting', { count: waiting })}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="sm"
          aria-label={t('announcementsNamed', { school: schoolName })}
          onClick={() => open('/announcements')}
        >
          {t('announcements')}
        </Button>
        <Button
          variant="secondary"
          size="sm"
          aria-label={t('feedNamed', { school: schoolName })}
          onClick={() => open('/dashboard')}
        >
          {t('feed')}
        </Button>
      </div>
    </Card>
  );
}

function Parents({ schoolId }: { schoolId: string }) {
  const { t } = useTranslation('moderator');
  const parents = useParentCount(schoolId);
  if (parents.error) return t('countFailed');
  if (parents.data === undefined) return t('counting');
  // Counting stops there.
  const key = parents.data >= MAX_PARENT_COUNT ? 'parentsMany' : 'parents';
  return t(key, { count: parents.data });
}
