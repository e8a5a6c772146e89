import { useTranslation } from 'react-i18next';
import { Select } from '../select';
import type { Column } from './column';
import type { Sort } from './use-sort';

interface Props<T> {
  columns: readonly Column<T>[];
  sort: Sort | null;
  onSort: (sort: Sort | null) => void;
}

const DIRECTIONS = ['ascending', 'descending'] as const;

/** What the titles of the columns do, for a list that has none. */
export function SortSelect<T>({ columns, sort, onSort }: Props<T>) {
  const { t } = useTranslation('tables');
  const sorts = columns
    .filter(({ sortBy }) => sortBy !== undefined)
    .flatMap(({ key, title }) =>
      DIRECTIONS.map((direction) => ({
        sort: { key, direction },
        value: `${key} ${direction}`,
        label: t(`order.${direction}`, { column: title }),
      })),
    );
  if (sorts.length === 0) return null;
  return (
    <Select
      label={t('order.label')}
      placeholder={t('order.given')}
      options={sorts.map(({ value, label }) => ({ value, label }))}
      value={sort ? `${sort.key} ${sort.direction}` : ''}
      onChange={({ target }) => onSort(sorts.find(({ value }) => value === target.value)?.sort ?? null)}
    />
  );
}
