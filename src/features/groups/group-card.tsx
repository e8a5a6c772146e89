import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Group } from '@/domain/entities/community';
import { type EntryOf, OutgoingNote } from '@/features/offline';
import { ReportButton } from '@/features/reports';
import { useMe } from '@/features/session';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { LinkButton } from '@/ui/link-button';
import { TextBlock } from '@/ui/text-block';
import { useJoinGroup } from './api/use-join-group';
import { restoreToGroupForm } from './group-draft';
import { useOutgoingMembership } from './use-outgoing-membership';

interface Props {
  group: Group;
  member: boolean;
  /** It was made here, and the server does not show it yet. */
  made?: EntryOf<'group'>;
}

/** A group in the list: open it as a member, join it otherwise. */
export function GroupCard({ group, member, made }: Props) {
  const { t } = useTranslation('groups');
  const { uid } = useMe();
  const joining = useJoinGroup();
  const { groupId, schoolId, name, description, createdBy } = group;
  const onItsWay = useOutgoingMembership(groupId, member);
  const isThere = !made || made.isSent;
  return (
    <Card as="li" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="min-w-0 text-lg">
          {member && isThere ? (
            <Link to={`/groups/${groupId}`} className="link">
              {name}
            </Link>
          ) : (
            name
          )}
        </h3>
        {createdBy === uid && <Badge tone="accent">{t('creator')}</Badge>}
      </div>
      {description && <TextBlock text={description} className="text-muted" />}
      <div className="mt-auto flex flex-wrap items-start gap-2 pt-1">
        {member && isThere && (
          <LinkButton to={`/groups/${groupId}`} size="sm" aria-label={`${t('open')} ${name}`}>
            {t('open')}
          </LinkButton>
        )}
        {!member && (
          <Button
            size="sm"
            aria-label={`${t('join')} ${name}`}
            busy={joining.isPending || onItsWay !== null}
            busyLabel={t('joining')}
            onClick={() => joining.mutate(group)}
          >
            {t('join')}
          </Button>
        )}
        {!member && (
          <ReportButton
            target={{ kind: 'group', id: groupId, schoolId }}
            subjectId={createdBy}
            label={t('reportNamed', { name })}
            size="sm"
          >
            {t('report')}
          </ReportButton>
        )}
        {made && <OutgoingNote entry={made} restore={restoreToGroupForm} />}
        {!made && onItsWay && <OutgoingNote entry={onItsWay} restore={null} />}
      </div>
    </Card>
  );
}
