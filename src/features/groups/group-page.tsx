import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { Group } from '@/domain/entities/community';
import { HiddenNote, HideGroup, useHiddenItems } from '@/features/community';
import { type FeedOptions, SearchableFeed } from '@/features/feed';
import { ModerateButton } from '@/features/moderation';
import { OutgoingNote } from '@/features/offline';
import { ReportButton } from '@/features/reports';
import { Button } from '@/ui/button';
import { LazyBoundary } from '@/ui/lazy-boundary';
import { LinkButton } from '@/ui/link-button';
import { PageHeader } from '@/ui/page-header';
import { TextBlock } from '@/ui/text-block';
import { useLeaveGroup } from './api/use-leave-group';
import { GroupGate } from './group-gate';
import { useOutgoingMembership } from './use-outgoing-membership';

/** What can be done without. */
const nothing = () => null;

/** /groups/{groupId}: description, members link, search, composer and feed, for members. */
export function GroupPage(options: FeedOptions) {
  const { groupId = '' } = useParams();
  return (
    <GroupGate groupId={groupId}>
      {(group) => <GroupFeed key={groupId} group={group} options={options} />}
    </GroupGate>
  );
}

function GroupFeed({ group, options }: { group: Group; options: FeedOptions }) {
  const { t } = useTranslation('groups');
  const { groupId, schoolId, name, description } = group;
  const feed = useMemo(() => ({ schoolId, groupId }), [schoolId, groupId]);
  const leaving = useLeaveGroup();
  const isHidden = useHiddenItems().isHidden.group(groupId);
  const onItsWay = useOutgoingMembership(groupId, true);
  return (
    <div className="mx-auto max-w-column">
      <PageHeader
        title={name}
        back={{ to: '/groups', label: t('back') }}
        actions={
          <>
            <LinkButton to={`/groups/${groupId}/members`}>{t('viewMembers')}</LinkButton>
            <Button
              variant="quiet"
              busy={leaving.isPending || onItsWay !== null}
              busyLabel={t('leaving')}
              onClick={() => leaving.mutate(group)}
            >
              {t('leave')}
            </Button>
            <ReportButton
              target={{ kind: 'group', id: groupId, schoolId }}
              subjectId={group.createdBy}
              label={t('reportNamed', { name })}
            >
              {t('report')}
            </ReportButton>
            <ModerateButton
              target={{ kind: 'group', id: groupId, schoolId }}
              subjectId={group.createdBy}
              label={t('moderate')}
            >
              {t('moderate')}
            </ModerateButton>
            {onItsWay && <OutgoingNote entry={onItsWay} restore={null} />}
            <LazyBoundary failed={nothing}>
              <HideGroup group={group} />
            </LazyBoundary>
          </>
        }
      />
      <div className="grid gap-6">
        {description && <TextBlock text={description} />}
        {isHidden ? (
          <LazyBoundary>
            <HiddenNote groupId={groupId} />
          </LazyBoundary>
        ) : (
          <LazyBoundary>
            <SearchableFeed feed={feed} {...options} />
          </LazyBoundary>
        )}
      </div>
    </div>
  );
}
