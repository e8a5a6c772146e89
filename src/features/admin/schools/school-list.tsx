import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '@/ui/empty-state';
import { Loaded } from '@/ui/loaded';
import { Section } from '@/ui/section';
import { Select } from '@/ui/select';
import { TextField } from '@/ui/text-field';
import { useSchools } from '../api/use-schools';
import { SchoolRow } from './school-row';
import { SORTS, type Sort, sortAndFilter } from './sort-and-filter';

/** All schools, to find, to sort and to look into. */
export function SchoolList() {
  const { t } = useTranslation('admin');
  const schools = useSchools();
  const [typed, setTyped] = useState('');
  const [sort, setSort] = useState<Sort>('name');
  const status = useId();
  const shown = sortAndFilter(schools.data ?? [], typed, sort);

  return (
    <Section title={t('schools.title')}>
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_min(12rem,40%)]">
        <TextField
          label={t('schools.search')}
          autoComplete="off"
          inputMode="search"
          aria-controls={status}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Select
          label={t('schools.sort')}
          value={sort}
          onChange={(event) => setSort(event.target.value as Sort)}
          options={SORTS.map((value) => ({ value, label: t(`schools.sorts.${value}`) }))}
        />
      </div>
      <p id={status} role="status" className="text-muted text-sm empty:hidden">
        {schools.data && t('schools.count', { count: shown.length })}
      </p>
      <Loaded failed={t('failed')} read={schools}>
        {(all) => {
          if (all.length === 0) return <EmptyState message={t('schools.none')} />;
          if (shown.length === 0)
            return <EmptyState message={t('schools.noMatches', { term: typed.trim() })} />;
          return (
            <ul className="grid gap-4 lg:grid-cols-2">
              {shown.map((school) => (
                <SchoolRow key={school.id} school={school} />
              ))}
            </ul>
          );
        }}
      </Loaded>
    </Section>
  );
}
