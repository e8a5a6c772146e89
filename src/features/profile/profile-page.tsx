import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useMember } from '@/features/directory';
import { useMe, useSelectedSchool } from '@/features/session';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { LinkButton } from '@/ui/link-button';
import { Profile } from './profile';
import { ProfileSkeleton } from './profile-skeleton';

/** /profile/{userId}, as members of the selected school see it, else of another school of the reader. */
export function ProfilePage() {
  const { userId = '' } = useParams();
  const { approvedSchools } = useMe();
  const { schoolId } = useSelectedSchool();
  const others = approvedSchools.filter((id) => id !== schoolId);
  return <ProfileIn userId={userId} schoolId={schoolId} others={others} />;
}

interface ProfileInProps {
  userId: string;
  schoolId: string;
  others: string[];
}

/** One school after another, so that the usual case costs one read. */
function ProfileIn({ userId, schoolId, others }: ProfileInProps) {
  const { t } = useTranslation(['profile', 'errors']);
  const member = useMember(schoolId, userId);

  if (member.error)
    return <ErrorState page message={t(`errors:${member.error.code}`)} onRetry={member.retry} />;
  if (member.data === undefined) return <ProfileSkeleton />;
  if (member.data === null) {
    const [next, ...rest] = others;
    if (next) return <ProfileIn userId={userId} schoolId={next} others={rest} />;
    return (
      <EmptyState
        page
        message={t('notFound')}
        action={<LinkButton to="/directory">{t('backToDirectory')}</LinkButton>}
      />
    );
  }
  return <Profile member={member.data} schoolId={schoolId} />;
}
