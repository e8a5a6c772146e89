import { Plus, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { Group } from '@/domain/entities/community';
import { useHiddenItems } from '@/features/community';
import { useSelectedSchool } from '@/features/session';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { LinkButton } from '@/ui/link-button';
import { LoadMore } from '@/ui/load-more';
import { PageHeader } from '@/ui/page-header';
import { Section } from '@/ui/section';
import { SkeletonCard, SkeletonGroup } from '@/ui/skeleton';
import { useGroups } from './api/use-groups';
import { useMyGroups } from './api/use-my-groups';
import { GroupCard } from './group-card';
import { type ShownGroup, useOptimisticGroups } from './use-optimistic-groups';

const NONE: readonly Group[] = [];

/** /groups: the user's own groups, then the others of the selected school. */
export function GroupsPage() {
  const { t } = useTranslation(['groups', 'errors']);
  const { schoolId, schoolName } = useSelectedSchool();
  const [params] = useSearchParams();
  const groups = useGroups(schoolId);
  const own = useMyGroups(schoolId);
  const error = groups.error ?? own.error;
  const { isHidden } = useHiddenItems();
  const all = useOptimisticGroups(schoolId, own.data ?? NONE);
  const joined = new Set(all.map(({ group }) => group.groupId));
  const mine = all.filter(({ group }) => !isHidden.group(group.groupId));
  const others = groups.data?.filter(({ groupId }) => !joined.has(groupId) && !isHidden.group(groupId)) ?? [];
  const isEmpty = groups.data?.length === 0 && joined.size === 0;
  const ready = groups.data !== undefined && own.data !== undefined;
  const retry = () => {
    groups.retry();
    own.retry();
  };

  return (
    <>
      <PageHeader
        title={t('title')}
        lead={t('lead', { school: schoolName })}
        actions={
          <LinkButton to="/groups/create" variant="primary" icon={<Plus aria-hidden />}>
            {t('create')}
          </LinkButton>
        }
      />
      {error && <ErrorState message={t(`errors:${error.code}`)} onRetry={retry} />}
      {!ready && !error && (
        <SkeletonGroup>
          <SkeletonCard />
        </SkeletonGroup>
      )}
      {ready && isEmpty && <EmptyState icon={<Users aria-hidden />} message={t('none')} />}
      {ready && !isEmpty && (
        <div className="grid gap-8">
          <Section title={t('mine')}>
            <GroupList groups={mine} member empty={t('noneMine')} />
          </Section>
          {!params.has('mine') && (
            <Section title={t('others')}>
              {others.length > 1 && <p className="mb-4 text-muted text-sm">{t('othersOrder')}</p>}
              {(others.length > 0 || !groups.hasMore) && (
                <GroupList
                  groups={others.map((group) => ({ group }))}
                  member={false}
                  empty={t('noneOthers')}
                />
              )}
              <LoadMore
                hasMore={groups.hasMore}
                loading={groups.isLoadingMore}
                failed={groups.hasFailedMore}
                onLoad={groups.loadMore}
              />
            </Section>
          )}
        </div>
      )}
    </>
  );
}

function GroupList({ groups, member, empty }: { groups: ShownGroup[]; member: boolean; empty: string }) {
  if (groups.length === 0) return <p className="text-muted">{empty}</p>;
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))] gap-4">
      {groups.map((shown) => (
        <GroupCard key={shown.group.groupId} {...shown} member={member} />
      ))}
    </ul>
  );
}
