import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { fullName } from '@/domain/entities/user';
import { Avatar } from '@/ui/avatar';
import { useMember } from './api/use-member';

interface Props {
  uid: string;
  schoolId: string;
  /** A school is looked at from outside (admins): its parents have no pages for this reader. */
  outside?: boolean;
}

const LOOK = 'target inline-flex items-center gap-3 font-semibold';

/** A parent by their present name, as a link to their profile; who is there no more has none. */
export function Person({ uid, schoolId, outside = false }: Props) {
  const { t } = useTranslation('directory');
  const { data: member, error } = useMember(schoolId, uid);
  // As high as a name, or what is below would move under a thumb when one comes.
  if (!member)
    return (
      <span className="inline-flex min-h-8 items-center text-muted">
        {member === null || error ? t('formerMember') : '…'}
      </span>
    );
  const inside = (
    <>
      <Avatar id={member.uid} name={member.firstName} src={member.profilePicUrl} size="sm" />
      <bdi className="min-w-0 [overflow-wrap:anywhere]">{fullName(member)}</bdi>
    </>
  );
  if (outside) return <span className={LOOK}>{inside}</span>;
  return (
    <Link to={`/profile/${uid}`} className={`${LOOK} hover:underline`}>
      {inside}
    </Link>
  );
}
