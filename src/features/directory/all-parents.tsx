import { useTranslation } from 'react-i18next';
import { searchWords } from '@/domain/search-tokens';
import { EmptyState } from '@/ui/empty-state';
import { PagedList } from '@/ui/paged-list';
import type { useDirectory } from './api/use-directory';
import { DirectorySkeleton } from './directory-skeleton';
import { ParentCards, type ParentCardsProps } from './parent-cards';
import { ParentsByLetter } from './parents-by-letter';

interface Props extends Omit<ParentCardsProps, 'members' | 'marks'> {
  found: ReturnType<typeof useDirectory>;
  term: string;
  nested: boolean;
}

/** All parents under their letters, or those that a search found. */
export function AllParents({ found, term, nested, ...cards }: Props) {
  const { t } = useTranslation('directory');
  const members = found.data;
  return (
    <>
      <div role="status" className="text-muted text-sm empty:hidden">
        {members?.length === 0 && !found.hasMore && (
          <EmptyState drawing="bench" message={term ? t('noMatches', { term }) : t('none')} />
        )}
        {term && members && members.length > 0 && t('found', { count: members.length })}
      </div>
      <PagedList pages={found} failed={t('failed')} empty={null} loading={<DirectorySkeleton />}>
        {(shown) =>
          term ? (
            <ParentCards members={shown} marks={searchWords(term)} {...cards} />
          ) : (
            <ParentsByLetter members={shown} nested={nested} {...cards} />
          )
        }
      </PagedList>
    </>
  );
}
