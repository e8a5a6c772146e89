import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Group } from '@/domain/entities/group';
import { coverOf } from '@/domain/group-cover';
import { type EntryOf, OutgoingNote } from '@/features/offline';
import { useMe } from '@/features/session';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { LinkButton } from '@/ui/link-button';
import { useJoinGroup } from './api/use-join-group';
import { AskToJoin } from './ask-to-join';
import { GroupCover } from './group-cover';
import { restoreToGroupForm } from './group-draft';
import { GroupFacts } from './group-facts';
import { useOutgoingMembership } from './use-outgoing-membership';

interface Props {
  group: Group;
  member: boolean;
  /** It was made here, and the server does not show it yet. */
  made?: EntryOf<'group'>;
  /** Whether the user asks to be let in. */
  isAsked?: boolean;
}

/** A group in the list: open it as a member, join it otherwise. Its name leads to its page in both cases. */
export function GroupCard({ group, member, made, isAsked = false }: Props) {
  const { t } = useTranslation('groups');
  const { uid } = useMe();
  const joining = useJoinGroup();
  const { groupId, name, description, createdBy } = group;
  const onItsWay = useOutgoingMembership(groupId, member);
  const isThere = !made || made.isSent;
  const isAskedFor = group.access === 'request' && !group.archivedAt;
  return (
    <Card as="li" padding="none" className="flex flex-col overflow-hidden">
      <GroupCover cover={coverOf(group)} className="h-4 shrink-0" />
      <div className="flex grow flex-col gap-2 p-4">
        <div className="flex flex-wrap items-center gap-2">
          <h3 dir="auto" className="min-w-0 text-lg">
            {isThere ? (
              <Link to={`/groups/${groupId}`} className="link">
                {name}
              </Link>
            ) : (
              name
            )}
          </h3>
          {createdBy === uid && <Badge tone="accent">{t('creator')}</Badge>}
          {!isAsked && group.access === 'request' && <Badge>{t('access.onRequest')}</Badge>}
        </div>
        <GroupFacts group={group} />
        {description && (
          <p dir="auto" title={description} className="own-direction group-words text-muted">
            {description}
          </p>
        )}
        <div className="mt-auto flex flex-wrap items-start gap-2 pt-2">
          {member && isThere && (
            <LinkButton to={`/groups/${groupId}`} size="sm" aria-label={`${t('open')} ${name}`}>
              {t('open')}
            </LinkButton>
          )}
          {!member && isAskedFor && <AskToJoin group={group} isAsked={isAsked} size="sm" />}
          {!member && !isAskedFor && !group.archivedAt && (
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
          {made && <OutgoingNote entry={made} restore={restoreToGroupForm} />}
          {!made && onItsWay && <OutgoingNote entry={onItsWay} restore={null} />}
        </div>
      </div>
    </Card>
  );
}
