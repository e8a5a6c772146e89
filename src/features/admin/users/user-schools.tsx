import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { User, UserSchool } from '@/domain/entities/user';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { LoadingText } from '@/ui/spinner';
import { usePendingAction } from '@/ui/use-undoable';
import { removalKey, useRemoveMember } from '../api/use-remove-member';
import { PendingActionNote } from '../pending-action-note';
import { RemovalDialog } from './removal-dialog';

/** Schools of a user, those that still wait included, with a way out of each. */
export function UserSchools({ user, name }: { user: User; name: string }) {
  const { t } = useTranslation('admin');
  const [leaving, setLeaving] = useState<UserSchool | null>(null);
  const removing = useRemoveMember(user, name);
  return (
    <>
      {user.schools.length === 0 && t('users.noSchools')}
      <ul className="grid gap-1">
        {user.schools.map((school) => (
          <li key={school.schoolId} className="flex flex-wrap items-center gap-x-2">
            <span className="min-w-0">{school.schoolName}</span>
            {user.approvedSchools.includes(school.schoolId) ? (
              <RemoveFromSchool
                user={user}
                name={name}
                school={school}
                busy={removing.isPending && removing.variables.school.schoolId === school.schoolId}
                onLeave={() => setLeaving(school)}
              />
            ) : (
              <Badge tone="warning">{t('users.waiting')}</Badge>
            )}
          </li>
        ))}
      </ul>
      <div role="status" className="empty:hidden">
        {removing.isPending && removing.deleted > 0 && (
          <LoadingText>{t('removal.deleted', { count: removing.deleted })}</LoadingText>
        )}
      </div>
      {leaving && (
        <RemovalDialog
          user={user}
          name={name}
          school={leaving}
          onRemove={(removal) => {
            setLeaving(null);
            removing.mutate(removal);
          }}
          onClose={() => setLeaving(null)}
        />
      )}
    </>
  );
}

interface RemoveFromSchoolProps {
  user: User;
  name: string;
  school: UserSchool;
  busy: boolean;
  onLeave: () => void;
}

function RemoveFromSchool({ user, name, school, busy, onLeave }: RemoveFromSchoolProps) {
  const { t } = useTranslation('admin');
  const key = removalKey(user, school);
  const { waits, control } = usePendingAction(key);
  const label = t('users.removeNamed', { name, school: school.schoolName });
  if (waits) return <PendingActionNote actKey={key} label={label} />;
  return (
    <Button
      {...control}
      variant="quiet"
      size="sm"
      busy={busy}
      busyLabel={t('removal.busy')}
      aria-label={label}
      onClick={onLeave}
    >
      {t('users.remove')}
    </Button>
  );
}
