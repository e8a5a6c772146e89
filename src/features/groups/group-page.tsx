import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { Group } from '@/domain/entities/group';
import { HiddenNote, useHiddenItems } from '@/features/community';
import { type FeedOptions, SearchableFeed } from '@/features/feed';
import { OutgoingNote } from '@/features/offline';
import { useFormat } from '@/i18n/format';
import { LazyBoundary } from '@/ui/lazy-boundary';
import { LinkButton } from '@/ui/link-button';
import { SkeletonGroup, SkeletonPost } from '@/ui/skeleton';
import { GroupFaces } from './group-faces';
import { GroupActivity } from './group-facts';
import { GroupGate } from './group-gate';
import { GroupHeader } from './group-header';
import { RunningNote } from './running-note';
import { useOutgoingMembership } from './use-outgoing-membership';
import { useRunning } from './use-running';

/** /groups/{groupId}: who is in it and how it is doing, search, composer and feed, for members. */
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
  const format = useFormat();
  const { groupId, schoolId, archivedAt, fileCount } = group;
  const feed = useMemo(() => ({ schoolId, groupId }), [schoolId, groupId]);
  const isHidden = useHiddenItems().isHidden.group(groupId);
  const onItsWay = useOutgoingMembership(groupId, true);
  const { runs = false } = useRunning(group, true);
  return (
    <div className="mx-auto max-w-column">
      <GroupHeader
        group={group}
        isMember
        action={
          <>
            <LinkButton to={`/groups/${groupId}/files`}>{t('files.count', { count: fileCount })}</LinkButton>
            <LinkButton to={`/groups/${groupId}/members`}>{t('viewMembers')}</LinkButton>
          </>
        }
        facts={
          <>
            <GroupFaces group={group} />
            <GroupActivity lastPostAt={group.lastPostAt} />
            {onItsWay && <OutgoingNote entry={onItsWay} restore={null} />}
          </>
        }
      />
      {archivedAt && (
        <p className="mb-4 rounded-md bg-sunken px-4 py-3">
          {t('archive.note', { date: format.date(archivedAt) })}
        </p>
      )}
      <RunningNote group={group} />
      <LazyBoundary waiting={<FeedSkeleton />}>
        {isHidden ? (
          <HiddenNote groupId={groupId} />
        ) : (
          <SearchableFeed feed={feed} {...options} readOnly={archivedAt !== null} mayPin={runs} />
        )}
      </LazyBoundary>
    </div>
  );
}

/** What is fetched after the group itself. */
const FeedSkeleton = () => (
  <SkeletonGroup>
    <SkeletonPost />
    <SkeletonPost />
  </SkeletonGroup>
);
