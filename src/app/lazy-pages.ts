import { type LazyComponent, lazyComponent } from '@/i18n/lazy-component';
import type { PageSource } from './routes';

/** A page of a table with its address, ready to be rendered. */
export type RoutedPage<Source, Props extends object = object> = Source & {
  path: string;
  Page: LazyComponent<Props>;
};

/** The pages of a table, each as a chunk of its own that comes with its messages. Called at module level. */
export const lazyPages = <Props extends object, Source extends PageSource<Props>>(
  table: Readonly<Record<string, Source & PageSource<Props>>>,
): RoutedPage<Source, Props>[] =>
  Object.entries(table).map(([path, source]) => ({
    ...source,
    path,
    Page: lazyComponent<Props>(source.load, { messages: source.messages }),
  }));
