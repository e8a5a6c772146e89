import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe, useReviewedSchools } from '@/features/session';
import { SearchBox } from '@/ui/search-box';
import { Select } from '@/ui/select';
import type { QueueFilter } from './queue-filter';

/** The school to look at, for who reviews several, and the search. */
export function QueueControls({ filter }: { filter: QueueFilter }) {
  const { t } = useTranslation('join-requests');
  const { isAdmin } = useMe();
  const schools = useReviewedSchools();
  const { schoolId, chooseSchool, term, search } = filter;
  const [typed, setTyped] = useState(term);
  return (
    <div className="mb-6 grid grid-cols-1 items-end gap-4 sm:grid-cols-2">
      {/* Also before an admin's schools are known: what comes later would push the search aside. */}
      {(isAdmin || schools.length > 1) && (
        <Select
          label={t('filter.school')}
          placeholder={t('filter.allSchools')}
          options={schools.map(({ id, name }) => ({ value: id, label: name }))}
          value={schoolId ?? ''}
          onChange={(event) => chooseSchool(event.target.value || null)}
        />
      )}
      <SearchBox
        label={t('search.label')}
        value={typed}
        onValueChange={setTyped}
        onSearch={search}
        onClear={() => search(null)}
      />
    </div>
  );
}
