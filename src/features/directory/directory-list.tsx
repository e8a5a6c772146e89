import { Users } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { searchWords } from '@/domain/search-tokens';
import { usePhotoWishes } from '@/features/community';
import { EmptyState } from '@/ui/empty-state';
import { PagedList } from '@/ui/paged-list';
import { SearchBox } from '@/ui/search-box';
import { useDirectory } from './api/use-directory';
import { MemberCard, type MemberCardProps } from './member-card';
import { MemberGrid } from './member-grid';

export interface DirectoryListProps extends Pick<MemberCardProps, 'linkTo'> {
  schoolId: string;
}

/** Search and cards of one school's parents; also shown to admins and in the demo. */
export function DirectoryList({ schoolId, linkTo }: DirectoryListProps) {
  const { t } = useTranslation('directory');
  const [typed, setTyped] = useState('');
  const [term, setTerm] = useState('');
  const found = useDirectory(schoolId, term);
  const members = found.data;
  const { data: wishes = [] } = usePhotoWishes(schoolId);
  const wishOf = new Map(wishes.map(({ userId, text }) => [userId, text]));

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
      <div role="status" className="text-muted text-sm empty:hidden">
        {members?.length === 0 && !found.hasMore && (
          <EmptyState icon={<Users aria-hidden />} message={term ? t('noMatches', { term }) : t('none')} />
        )}
        {term && members && members.length > 0 && t('found', { count: members.length })}
      </div>
      <PagedList pages={found} failed={t('failed')} empty={null}>
        {(shown) => (
          <MemberGrid>
            {shown.map((member) => (
              <li key={member.uid}>
                <MemberCard
                  member={member}
                  marks={searchWords(term)}
                  showGrades
                  photoWish={wishOf.get(member.uid)}
                  linkTo={linkTo}
                />
              </li>
            ))}
          </MemberGrid>
        )}
      </PagedList>
    </div>
  );
}
