import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Group } from '@/domain/entities/group';
import { useMe } from '@/features/session';
import { useGroupRequests } from './api/use-group-requests';
import { isLeader } from './use-running';

/** Tells those who run a group that somebody asks to be let in, on its page; live. */
export function RunningNote({ group }: { group: Group }) {
  const { t } = useTranslation('groups');
  const { uid } = useMe();
  const { data } = useGroupRequests(group, { enabled: isLeader(group, uid) && !group.archivedAt });
  const count = data?.length ?? 0;
  return (
    <p role="status" className="mb-4 empty:hidden">
      {count > 0 && (
        <Link to={`/groups/${group.groupId}/members`} className="link target">
          {t('requests.waiting', { count })}
        </Link>
      )}
    </p>
  );
}
