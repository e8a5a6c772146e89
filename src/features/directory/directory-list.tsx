import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePhotoWishes } from '@/features/community';
import { Choices } from '@/ui/choices';
import { SearchBox } from '@/ui/search-box';
import { useAddressChoice } from '@/ui/use-address-choice';
import { AllParents } from './all-parents';
import { useDirectory } from './api/use-directory';
import { Classes } from './classes';
import type { MemberCardProps } from './member-card';
import { useOwnClasses } from './use-own-classes';

export interface DirectoryListProps extends Pick<MemberCardProps, 'linkTo'> {
  schoolId: string;
  /** It stands in a part of a page that has an h2. */
  nested?: boolean;
}

/**
 * One school's parents, by class or by name, and a search; also shown to admins and in the demo. It begins with the
 * classes for who has a child in one.
 */
export function DirectoryList({ schoolId, linkTo, nested = false }: DirectoryListProps) {
  const { t } = useTranslation('directory');
  const [typed, setTyped] = useState('');
  const [term, setTerm] = useState('');
  const [chosen, choose] = useAddressChoice('by', false);
  const own = useOwnClasses(schoolId);
  const usual = own.length > 0 ? 'class' : 'parent';
  const by = chosen === 'class' || chosen === 'parent' ? chosen : usual;
  const showsClasses = by === 'class' && !term;
  const found = useDirectory(schoolId, term, { enabled: !showsClasses });
  const { data: wishes = [] } = usePhotoWishes(schoolId);
  const cards = { linkTo, nested, wishes: new Map(wishes.map(({ userId, text }) => [userId, text])) };

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
      {!term && (
        <Choices
          legend={t('by.label')}
          choices={{ class: t('by.class'), parent: t('by.parent') }}
          value={by}
          onChoose={(value) => choose(value === usual ? null : value)}
        />
      )}
      {showsClasses ? (
        <Classes schoolId={schoolId} own={own} {...cards} />
      ) : (
        <AllParents found={found} term={term} {...cards} />
      )}
    </div>
  );
}
