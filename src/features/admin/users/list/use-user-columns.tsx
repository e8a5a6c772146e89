import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { fullName, type User } from '@/domain/entities/user';
import { useMe } from '@/features/session';
import { Badge } from '@/ui/badge';
import { RelativeTime } from '@/ui/relative-time';
import type { Column } from '@/ui/table/column';

/** What is said of each account; all else, and what can be done about it, is behind its name. */
export function useUserColumns(): Column<User>[] {
  const { t } = useTranslation(['tables', 'admin']);
  const me = useMe();
  const nameOf = (user: User) => fullName(user) || user.email;
  const rolesOf = ({ isAdmin, isModerator }: User) =>
    [...(isAdmin ? [t('people.admin')] : []), ...(isModerator ? [t('people.moderator')] : [])].join(', ') ||
    t('people.parent');
  const stateOf = ({ approvedSchools, schools, removedFrom }: User) => {
    if (approvedSchools.length > 0) return 'member';
    if (schools.length > 0) return 'waiting';
    return removedFrom ? 'removed' : 'none';
  };
  return [
    {
      key: 'name',
      title: t('people.name'),
      sortBy: nameOf,
      width: '30%',
      cell: (user) => (
        <span className="grid justify-items-start">
          <Link to={`/admin/users?user=${user.uid}`} className="link font-semibold">
            {nameOf(user)}
          </Link>
          {me.uid === user.uid && <Badge tone="accent">{t('admin:users.you')}</Badge>}
          <span className="text-muted">{user.email}</span>
        </span>
      ),
    },
    {
      key: 'schools',
      title: t('people.schools'),
      sortBy: ({ schools }) => schools[0]?.schoolName ?? null,
      cell: ({ schools, approvedSchools }) =>
        schools
          .map(({ schoolId, schoolName }) =>
            approvedSchools.includes(schoolId) ? schoolName : t('people.waitsFor', { school: schoolName }),
          )
          .join(', ') || t('admin:users.noSchools'),
    },
    { key: 'roles', title: t('people.roles'), sortBy: rolesOf, cell: rolesOf, width: '12%' },
    {
      key: 'joined',
      title: t('people.joined'),
      sortBy: ({ createdAt }) => createdAt?.getTime() ?? null,
      width: '12%',
      cell: ({ createdAt }) => <RelativeTime date={createdAt} />,
    },
    {
      key: 'lastLogin',
      title: t('people.lastLogin'),
      sortBy: ({ lastLogin }) => lastLogin?.getTime() ?? null,
      width: '12%',
      cell: ({ lastLogin }) => (lastLogin ? <RelativeTime date={lastLogin} /> : t('people.never')),
    },
    {
      key: 'state',
      title: t('people.state'),
      sortBy: (user) => t(`people.${stateOf(user)}`),
      width: '13%',
      cell: (user) => t(`people.${stateOf(user)}`),
    },
  ];
}
