import { Plus, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { Group } from '@/domain/entities/community';
import { MAX_GROUPS_SHOWN } from '@/domain/limits';
import { useSelectedSchool } from '@/features/session';
import { Banner } from '@/ui/banner';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { LinkButton } from '@/ui/link-button';
import { PageHeader } from '@/ui/page-header';
import { Section } from '@/ui/section';
import { SkeletonCard, SkeletonGroup } from '@/ui/skeleton';
import { GroupCard } from './group-card';
import { useGroups, useMyMemberships } from './use-groups';

/** /groups (spec §2): the user's own groups, then the others of the selected school. */
export function GroupsPage() {
  const { t } = useTranslation(['groups', 'errors']);
  const { schoolId, schoolName } = useSelectedSchool();
  const [params] = useSearchParams();
  const groups = useGroups(schoolId);
  const memberships = useMyMemberships();
  const error = groups.error ?? memberships.error;
  const joined = new Set(memberships.data?.map((membership) => membership.groupId));
  const mine = groups.data?.filter((group) => joined.has(group.groupId)) ?? [];
  const others = groups.data?.filter((group) => !joined.has(group.groupId)) ?? [];
  const ready = groups.data !== undefined && memberships.data !== undefined;
  const retry = () => {
    groups.retry();
    memberships.retry();
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
      {ready && groups.data?.length === 0 && <EmptyState icon={<Users aria-hidden />} message={t('none')} />}
      {ready && groups.data && groups.data.length > 0 && (
        <div className="grid gap-8">
          {groups.data.length === MAX_GROUPS_SHOWN && (
            <Banner>{t('first', { count: MAX_GROUPS_SHOWN })}</Banner>
          )}
          <Section title={t('mine')}>
            <GroupList groups={mine} member empty={t('noneMine')} />
          </Section>
          {!params.has('mine') && (
            <Section title={t('others')}>
              <GroupList groups={others} member={false} empty={t('noneOthers')} />
            </Section>
          )}
        </div>
      )}
    </>
  );
}

function GroupList({ groups, member, empty }: { groups: Group[]; member: boolean; empty: string }) {
  if (groups.length === 0) return <p className="text-muted">{empty}</p>;
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))] gap-4">
      {groups.map((group) => (
        <GroupCard key={group.groupId} group={group} member={member} />
      ))}
    </ul>
  );
}
