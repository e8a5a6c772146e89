import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Group } from '@/domain/entities/group';
import { useHiddenItems } from '@/features/community';
import { AvatarRow } from '@/ui/avatar-row';
import { MOST_FACES, useGroupFaces } from './api/use-group-faces';

/** Some of a group's members and how many there are, for those who are in it. Who they are stands where it leads. */
export function GroupFaces({ group }: { group: Group }) {
  const { t } = useTranslation('groups');
  const { groupId, memberCount } = group;
  const { data, error } = useGroupFaces(group);
  const { isHidden } = useHiddenItems();
  const people = (data ?? []).filter(({ uid }) => !isHidden.person(uid));
  const isWaiting = data === undefined && error === null;
  return (
    <Link
      to={`/groups/${groupId}/members`}
      className="link inline-flex min-h-6 pointer-coarse:min-h-11 items-center gap-2 text-sm"
    >
      <AvatarRow
        people={people.map(({ uid, firstName, profilePicUrl }) => ({
          id: uid,
          name: firstName,
          src: profilePicUrl,
        }))}
        places={isWaiting ? Math.min(memberCount, MOST_FACES) : 0}
      />
      {t('memberCount', { count: memberCount })}
    </Link>
  );
}
