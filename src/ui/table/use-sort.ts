import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Column } from './column';

/** By which column rows are sorted, and which way. */
export interface Sort {
  key: string;
  direction: 'ascending' | 'descending';
}

/** Rows in the order that was asked for; as they came while none was. */
export function useSort<T>(columns: readonly Column<T>[], items: readonly T[]) {
  const { i18n } = useTranslation();
  const [sort, setSort] = useState<Sort | null>(null);
  const by = columns.find(({ key }) => key === sort?.key)?.sortBy;
  return { sort, setSort, sorted: sort && by ? sortedBy(items, by, sort.direction, i18n.language) : items };
}

function sortedBy<T>(
  items: readonly T[],
  by: NonNullable<Column<T>['sortBy']>,
  direction: Sort['direction'],
  language: string,
): T[] {
  const { compare } = new Intl.Collator(language, { numeric: true });
  const sign = direction === 'ascending' ? 1 : -1;
  return items.toSorted((one, other) => {
    const [a, b] = [by(one), by(other)];
    // What is not known is neither first nor last of its kind.
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return sign * (typeof a === 'number' && typeof b === 'number' ? a - b : compare(String(a), String(b)));
  });
}
