import type { Key, ReactNode } from 'react';

export interface RowsProps<T> {
  items: readonly T[];
  keyOf: (item: T) => Key;
  children: (item: T) => ReactNode;
}

/** One under the other, with lines between them. */
export function Rows<T>({ items, keyOf, children }: RowsProps<T>) {
  return (
    <ul className="grid divide-y divide-line">
      {items.map((item) => (
        <li key={keyOf(item)} className="py-4">
          {children(item)}
        </li>
      ))}
    </ul>
  );
}
