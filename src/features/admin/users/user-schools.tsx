import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { User, UserSchool } from '@/domain/entities/user';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { RemovalDialog } from './removal-dialog';

/** Schools of a user, those that still wait included, with a way out of each. */
export function UserSchools({ user, name }: { user: User; name: string }) {
  const { t } = useTranslation('admin');
  const [leaving, setLeaving] = useState<UserSchool | null>(null);
  return (
    <>
      {user.schools.length === 0 && t('users.noSchools')}
      <ul className="grid gap-1">
        {user.schools.map((school) => (
          <li key={school.schoolId} className="flex flex-wrap items-center gap-x-2">
            <span className="min-w-0">{school.schoolName}</span>
            {user.approvedSchools.includes(school.schoolId) ? (
              <Button
                variant="quiet"
                size="sm"
                aria-label={t('users.removeNamed', { name, school: school.schoolName })}
                onClick={() => setLeaving(school)}
              >
                {t('users.remove')}
              </Button>
            ) : (
              <Badge tone="warning">{t('users.waiting')}</Badge>
            )}
          </li>
        ))}
      </ul>
      {leaving && <RemovalDialog user={user} name={name} school={leaving} onClose={() => setLeaving(null)} />}
    </>
  );
}
