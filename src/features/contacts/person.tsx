import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { fullName } from '@/domain/entities/user';
import { useMember } from '@/features/directory';
import { Avatar } from '@/ui/avatar';

/** A parent by their present name, as a link to their profile; who is there no more has none. */
export function Person({ uid, schoolId }: { uid: string; schoolId: string }) {
  const { t } = useTranslation('contacts');
  const { data: member, error } = useMember(schoolId, uid);
  if (!member)
    return <span className="text-muted">{member === null || error ? t('formerMember') : '…'}</span>;
  return (
    <Link
      to={`/profile/${uid}`}
      className="target inline-flex items-center gap-3 font-semibold hover:underline"
    >
      <Avatar name={member.firstName} src={member.profilePicUrl} size="sm" />
      <span className="min-w-0 [overflow-wrap:anywhere]">{fullName(member)}</span>
    </Link>
  );
}
