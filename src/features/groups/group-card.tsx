import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Group } from '@/domain/entities/community';
import { useMe } from '@/features/session';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { LinkButton } from '@/ui/link-button';
import { TextBlock } from '@/ui/text-block';
import { useJoinGroup } from './join-leave';

/** A group in the list: open it as a member, join it otherwise. */
export function GroupCard({ group, member }: { group: Group; member: boolean }) {
  const { t } = useTranslation('groups');
  const { uid } = useMe();
  const joining = useJoinGroup();
  const { groupId, name, description, createdBy } = group;
  return (
    <Card as="li" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="min-w-0 text-lg">
          {member ? (
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
      <div className="mt-auto pt-1">
        {member ? (
          <LinkButton to={`/groups/${groupId}`} size="sm" aria-label={`${t('open')} ${name}`}>
            {t('open')}
          </LinkButton>
        ) : (
          <Button
            size="sm"
            aria-label={`${t('join')} ${name}`}
            busy={joining.isPending}
            busyLabel={t('joining')}
            onClick={() => joining.mutate(group)}
          >
            {t('join')}
          </Button>
        )}
      </div>
    </Card>
  );
}
