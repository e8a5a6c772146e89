import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useSelectedSchool } from '@/features/session';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { LinkButton } from '@/ui/link-button';
import { LoadMore } from '@/ui/load-more';
import { PageHeader } from '@/ui/page-header';
import { Section } from '@/ui/section';
import { ArchivedGroups } from './archived-groups';
import { GroupFilter } from './group-filter';
import { GroupList } from './group-list';
import { GroupCardSkeletons } from './group-skeleton';
import { useListedGroups } from './use-listed-groups';

/** /groups: the user's own groups, then the others of the selected school. */
export function GroupsPage() {
  const { t } = useTranslation(['groups', 'errors']);
  const { schoolId, schoolName } = useSelectedSchool();
  const [params] = useSearchParams();
  const isMineAlone = params.has('mine');
  const listed = useListedGroups(schoolId, isMineAlone);
  const { all, mine, others, archived, asked, error, ready, isEmpty, filter, retry } = listed;
  const create = (words: string) => (
    <LinkButton to="/groups/create" variant="primary" icon={<Plus aria-hidden />}>
      {words}
    </LinkButton>
  );
  const noneCalledSo = filter.isOn && <p className="text-muted">{t('filter.none')}</p>;

  return (
    <>
      <PageHeader
        title={t('title')}
        lead={t('lead', { school: schoolName })}
        // Where there is nothing yet, it stands there.
        actions={!isEmpty && create(t('create'))}
      />
      {error && <ErrorState message={t(`errors:${error.code}`)} onRetry={retry} />}
      {!ready && !error && <GroupCardSkeletons />}
      {isEmpty && (
        <EmptyState drawing="bench" message={t('none')} action={create(t('createFirst'))}>
          {t('noneText')}
        </EmptyState>
      )}
      {ready && !isEmpty && (
        <div className="grid gap-8">
          {filter.isOffered && (
            <GroupFilter
              term={filter.term}
              onTermChange={filter.set}
              found={mine.length + (isMineAlone ? 0 : others.length)}
            />
          )}
          <Section title={t('mine')}>
            <GroupList
              groups={mine}
              member
              empty={
                noneCalledSo || (
                  <EmptyState
                    drawing="bench"
                    message={t('noneMine')}
                    action={isMineAlone && <LinkButton to="/groups">{t('seeAll')}</LinkButton>}
                  >
                    {isMineAlone ? null : t('noneMineText')}
                  </EmptyState>
                )
              }
            />
          </Section>
          {!isMineAlone && (
            <Section title={t('others')}>
              {others.length > 1 && <p className="text-muted text-sm">{t('othersOrder')}</p>}
              {(others.length > 0 || !all.hasMore) && (
                <GroupList
                  groups={others}
                  member={false}
                  asked={asked}
                  empty={noneCalledSo || <p className="text-muted">{t('noneOthers')}</p>}
                />
              )}
              <LoadMore pages={all} />
            </Section>
          )}
          <ArchivedGroups mine={archived.mine} others={isMineAlone ? [] : archived.others} />
        </div>
      )}
    </>
  );
}
