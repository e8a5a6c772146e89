import { Users } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorCode } from '@/backend/errors';
import { searchWords } from '@/domain/search-tokens';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { LoadMore } from '@/ui/load-more';
import { SearchBox } from '@/ui/search-box';
import { SkeletonGroup, SkeletonLines } from '@/ui/skeleton';
import { MemberCard, type MemberCardProps } from './member-card';
import { MemberGrid } from './member-grid';
import { useDirectory } from './use-directory';

export interface DirectoryListProps extends Pick<MemberCardProps, 'linkTo'> {
  schoolId: string;
}

/** Search and cards of one school's parents; also shown to admins and in the demo. */
export function DirectoryList({ schoolId, linkTo }: DirectoryListProps) {
  const { t } = useTranslation(['directory', 'errors']);
  const [typed, setTyped] = useState('');
  const [term, setTerm] = useState('');
  const found = useDirectory(schoolId, term);
  const empty = found.isSuccess && found.members.length === 0 && !found.hasNextPage;

  return (
    <div className="grid gap-6">
      <SearchBox
        label={t('search')}
        value={typed}
        onValueChange={setTyped}
        onSearch={setTerm}
        onClear={() => setTerm('')}
        busy={found.isFetching && term !== ''}
      />
      {found.isPending && (
        <SkeletonGroup>
          <SkeletonLines lines={6} />
        </SkeletonGroup>
      )}
      {found.isError && !found.data && (
        <ErrorState
          title={t('failed')}
          message={t(`errors:${errorCode(found.error)}`)}
          onRetry={() => void found.refetch()}
        />
      )}
      <div role="status" className="text-muted text-sm empty:hidden">
        {empty && (
          <EmptyState icon={<Users aria-hidden />} message={term ? t('noMatches', { term }) : t('none')} />
        )}
        {term && found.members.length > 0 && t('found', { count: found.members.length })}
      </div>
      <MemberGrid>
        {found.members.map((member) => (
          <li key={member.uid}>
            <MemberCard member={member} marks={searchWords(term)} showGrades linkTo={linkTo} />
          </li>
        ))}
      </MemberGrid>
      <LoadMore
        hasMore={found.hasNextPage}
        loading={found.isFetchingNextPage}
        failed={found.isFetchNextPageError}
        onLoad={() => void found.fetchNextPage()}
      />
    </div>
  );
}
