import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { cx } from '../cx';
import type { Column, RowChoice } from './column';
import { RowBox } from './row-box';
import type { Sort } from './use-sort';

interface Props<T> {
  columns: readonly Column<T>[];
  items: readonly T[];
  keyOf: (item: T) => string;
  choice?: RowChoice<T>;
  sort: Sort | null;
  onSort: (sort: Sort) => void;
}

/** Titles that sort by a press, over the rows however far one has scrolled, and the box for all rows. */
export function TableHead<T>({ columns, items, keyOf, choice, sort, onSort }: Props<T>) {
  return (
    <thead className="sticky top-0 z-10 bg-sunken">
      <tr>
        {columns.map((column, index) => {
          const direction = sort?.key === column.key ? sort.direction : undefined;
          return (
            <th
              key={column.key}
              scope="col"
              aria-sort={direction ?? (column.sortBy && 'none')}
              // No class: each would be in the styles that every page loads.
              style={{ width: column.width }}
              className="px-2 py-1 text-left"
            >
              <div className="flex items-center gap-3">
                {index === 0 && choice && <AllBox {...{ items, keyOf, choice }} />}
                <Title column={column} direction={direction} onSort={onSort} />
              </div>
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

function AllBox<T>({ items, keyOf, choice }: Pick<Props<T>, 'items' | 'keyOf'> & { choice: RowChoice<T> }) {
  const { t } = useTranslation('tables');
  const keys = items.filter((item) => choice.canChoose?.(item) !== false).map(keyOf);
  const count = keys.filter(choice.isChosen).length;
  const isAll = count === keys.length && count > 0;
  return (
    <span className="size-8 shrink-0">
      <RowBox
        label={t('choose.rows', { count: keys.length })}
        checked={isAll}
        isMixed={count > 0 && !isAll}
        onChange={() => choice.choose(keys, !isAll)}
      />
    </span>
  );
}

interface TitleProps<T> {
  column: Column<T>;
  direction: Sort['direction'] | undefined;
  onSort: (sort: Sort) => void;
}

function Title<T>({ column: { key, title, hideTitle, sortBy }, direction, onSort }: TitleProps<T>) {
  if (hideTitle) return <span className="sr-only">{title}</span>;
  if (!sortBy) return <span className="py-2">{title}</span>;
  const Arrow = direction ? { ascending: ArrowUp, descending: ArrowDown }[direction] : ArrowUpDown;
  return (
    <button
      type="button"
      className="-mx-1 flex min-h-11 min-w-0 items-center gap-1 rounded-md px-1 text-left font-semibold hover:bg-surface"
      onClick={() => onSort({ key, direction: direction === 'ascending' ? 'descending' : 'ascending' })}
    >
      <span className="min-w-0">{title}</span>
      <Arrow aria-hidden className={cx('size-4 shrink-0', !direction && 'text-muted')} />
    </button>
  );
}
