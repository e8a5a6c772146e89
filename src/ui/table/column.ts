import type { ReactNode } from 'react';

/** One fact of each row. The first column names the row. */
export interface Column<T> {
  key: string;
  title: string;
  /** Read to screen readers alone, as over a column of buttons. */
  hideTitle?: boolean;
  cell: (item: T) => ReactNode;
  /** What rows are sorted by; a column without can't be sorted by. Null stands at the end either way. */
  sortBy?: (item: T) => string | number | null;
  /** Its share of the table's width, such as `20%`. */
  width?: string;
}

/** Which rows somebody has chosen, to act upon several at once. */
export interface RowChoice<T> {
  isChosen: (key: string) => boolean;
  choose: (keys: readonly string[], isChosen: boolean) => void;
  /** Names the box of a row: "Choose Ann Lee". */
  labelOf: (item: T) => string;
  /** Whether it can be chosen; all can without. */
  canChoose?: (item: T) => boolean;
}
