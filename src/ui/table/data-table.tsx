import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '../cx';
import { type Room, useHasRoom } from '../use-has-room';
import type { Column, RowChoice } from './column';
import { RowBox } from './row-box';
import { SortSelect } from './sort-select';
import { TableHead } from './table-head';
import { useSort } from './use-sort';

export interface DataTableProps<T> {
  /** Names the table or the list. */
  label: string;
  columns: readonly Column<T>[];
  items: readonly T[];
  keyOf: (item: T) => string;
  choice?: RowChoice<T>;
  /** There are more than these: sorting says that it is about those shown. */
  isPartial?: boolean;
  /** From how much room on it is a table; a long one can't stand in less with large letters. */
  room?: Room;
  /** A row where there is no room for a table; each fact under its title without. */
  narrowRow?: (item: T) => ReactNode;
}

/** Rows as a table from 1024 px on and as a dense list below, sorted and chosen in both. */
export function DataTable<T>(props: DataTableProps<T>) {
  const { columns, items, isPartial = false } = props;
  const { t } = useTranslation('tables');
  const isWide = useHasRoom(props.room ?? 'wide');
  const { sort, setSort, sorted } = useSort(columns, items);
  const shown = { ...props, items: sorted };
  const title = columns.find(({ key }) => key === sort?.key)?.title;
  const order = sort && title && t(`order.${sort.direction}`, { column: title });
  return (
    <div className="grid grid-cols-1 gap-3">
      {!isWide && <SortSelect columns={columns} sort={sort} onSort={setSort} />}
      <p role="status" className="text-muted text-sm empty:hidden">
        {order &&
          (isPartial ? t('order.partial', { order, count: items.length }) : t('order.all', { order }))}
      </p>
      {isWide ? (
        <table style={{ tableLayout: 'fixed' }} className="w-full border-collapse text-sm">
          <caption className="sr-only">{props.label}</caption>
          <TableHead {...shown} sort={sort} onSort={setSort} />
          <tbody>
            {sorted.map((item) => (
              <TableRow key={props.keyOf(item)} item={item} {...props} />
            ))}
          </tbody>
        </table>
      ) : (
        <ul aria-label={props.label} className="grid grid-cols-1 divide-y divide-line">
          {sorted.map((item) => (
            <ListRow key={props.keyOf(item)} item={item} {...props} />
          ))}
        </ul>
      )}
    </div>
  );
}

type RowProps<T> = DataTableProps<T> & { item: T };

function ChoiceOf<T>({ item, keyOf, choice }: RowProps<T>) {
  if (!choice || choice.canChoose?.(item) === false) return null;
  const key = keyOf(item);
  const isChosen = choice.isChosen(key);
  return (
    <RowBox
      label={choice.labelOf(item)}
      checked={isChosen}
      onChange={() => choice.choose([key], !isChosen)}
    />
  );
}

function TableRow<T>(props: RowProps<T>) {
  const { item, columns, keyOf, choice } = props;
  const [head, ...rest] = columns;
  const cell = 'px-2 py-3 text-left align-top font-normal [overflow-wrap:anywhere]';
  return (
    <tr
      className={cx(
        'border-line border-b',
        choice?.isChosen(keyOf(item)) ? 'bg-accent-soft' : 'hover:bg-sunken',
      )}
    >
      <th scope="row" className={cell}>
        <div className="flex items-start gap-3">
          {choice && (
            <span className="size-8 shrink-0">
              <ChoiceOf {...props} />
            </span>
          )}
          <div className="min-w-0 flex-1">{head?.cell(item)}</div>
        </div>
      </th>
      {rest.map((column) => (
        <td key={`${keyOf(item)} ${column.key}`} className={cell}>
          {column.cell(item)}
        </td>
      ))}
    </tr>
  );
}

function ListRow<T>(props: RowProps<T>) {
  const { item, columns, choice, narrowRow } = props;
  const id = useId();
  const [head, ...rest] = columns;
  return (
    <li className="flex items-start gap-3 py-3">
      {choice && (
        <span className="size-8 shrink-0">
          <ChoiceOf {...props} />
        </span>
      )}
      <div className="grid min-w-0 flex-1 gap-1 [overflow-wrap:anywhere]">
        {narrowRow
          ? narrowRow(item)
          : [
              <div key={id}>{head?.cell(item)}</div>,
              ...rest.map((column) => (
                <div key={column.key} className="text-sm">
                  <span className={column.hideTitle ? 'sr-only' : 'text-muted'}>{`${column.title}: `}</span>
                  {column.cell(item)}
                </div>
              )),
            ]}
      </div>
    </li>
  );
}
