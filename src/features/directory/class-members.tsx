import { useTranslation } from 'react-i18next';
import type { CountedClass } from '@/domain/school-class';
import { PagedList } from '@/ui/paged-list';
import { useClassMembers } from './api/use-class-members';
import { ClassChildCard } from './class-child-card';
import { DirectorySkeleton } from './directory-skeleton';
import { MemberGrid } from './member-grid';
import { byChild } from './model/by-child';
import { compareNames } from './model/by-letter';
import { ParentCards, type ParentCardsProps } from './parent-cards';

/** How the members of a class are listed. */
export type ClassOrder = 'child' | 'parent';

export interface ClassMembersProps extends Omit<ParentCardsProps, 'members' | 'marks'> {
  schoolId: string;
  order: ClassOrder;
  of: CountedClass;
}

const MOST_CARDS = 12;

/** Who has a child in a class, by child or by parent. */
export function ClassMembers({ schoolId, order, of, ...cards }: ClassMembersProps) {
  const { t } = useTranslation('directory');
  return (
    <PagedList
      pages={useClassMembers(schoolId, of.key)}
      failed={t('failed')}
      empty={t('none')}
      loading={<DirectorySkeleton cards={Math.min(of.count, MOST_CARDS)} byChild={order === 'child'} />}
    >
      {(members) =>
        order === 'parent' ? (
          <ParentCards members={[...members].sort(compareNames)} {...cards} />
        ) : (
          <MemberGrid>
            {byChild(members, of.key).map((child) => (
              <ClassChildCard
                key={`${child.name} ${child.parents.map(({ uid }) => uid).join(' ')}`}
                {...child}
                {...cards}
              />
            ))}
          </MemberGrid>
        )
      }
    </PagedList>
  );
}
