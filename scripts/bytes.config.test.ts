import { expect, test } from 'vitest';
import { ARCHIVE, ONE_MORE } from '../src/app/test-support/one-more-route.ts';
import { budgetsOf, PAGES, ROUTE_BUDGETS } from './bytes.config.ts';

test('one entry more in the table of routes has a byte budget', () => {
  expect(budgetsOf(ONE_MORE).find(({ name }) => name === ARCHIVE)).toEqual({
    name: ARCHIVE,
    entries: ['src/app/test-support/archive-page.tsx', 'src/messages/en/assistant.json'],
    adds: 42.4,
  });
});

test('a page is weighed with what is fetched behind it', () => {
  const entriesOf = (path: string) => ROUTE_BUDGETS.find(({ name }) => name === path)?.entries;
  expect(entriesOf('/admin/users')).toContain('src/backend/firebase/admin/index.ts');
  expect(entriesOf('/events')).toContain('src/features/events/events-page.tsx');
});

test('no public page may carry Firebase', () => {
  expect(PAGES.map(({ name }) => name)).toContain('/');
  expect(PAGES.every(({ withoutFirebase }) => withoutFirebase)).toBe(true);
});
