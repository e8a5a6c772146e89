import { screen } from '@testing-library/react';
import i18next from 'i18next';
import { expect, it } from 'vitest';
import { PAGE_SLUGS, RESERVED_SLUGS } from '@/domain/reserved-slugs';
import { aMember } from '@/features/session/testing';
import { patternOf, ROUTE_PATHS } from './route-paths';
import { type AppPath, type AppRoute, ROUTES } from './routes';
import { ARCHIVE, ONE_MORE } from './test-support/one-more-route';
import { openRoutes } from './test-support/open-routes';

// A new page needs one entry in the table of routes; scripts/bytes.config.test.ts has the part of the byte budgets.

it('is shown in its frame, with its messages', async () => {
  i18next.removeResourceBundle('en', 'assistant');
  await openRoutes(ONE_MORE, ARCHIVE, aMember());
  expect(await screen.findByText('The archive beside: Parent Assistant')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Your account' })).toBeInTheDocument();
});

it('is behind its guard', async () => {
  await openRoutes(ONE_MORE, ARCHIVE, null);
  expect(await screen.findByRole('heading', { level: 1, name: 'Log in' })).toBeInTheDocument();
});

it('has its pattern for analytics, and is walked by the browser tests', () => {
  expect(patternOf(ARCHIVE, Object.keys(ONE_MORE))).toBe(ARCHIVE);
  expect(ROUTE_PATHS).toEqual(expect.arrayContaining(Object.keys(ROUTES)));
});

it('can’t be where the page of a school could be', () => {
  const page: AppRoute = ONE_MORE[ARCHIVE];
  // @ts-expect-error Schools may take this word.
  const refused: Partial<Record<AppPath, AppRoute>> = { '/polls': page };
  expect(Object.keys(refused).filter((path) => RESERVED_SLUGS.has(path.slice(1)))).toEqual([]);
  // Nor has any school to do without a word that leads to no page.
  const firstWords = new Set(ROUTE_PATHS.map((path) => path.split('/')[1]));
  expect(PAGE_SLUGS.filter((slug) => !firstWords.has(slug))).toEqual([]);
});

it('compiles with all of its parts alone', () => {
  const { load, messages, frame, guard } = ONE_MORE[ARCHIVE];
  const incomplete = [
    // @ts-expect-error Where is the page?
    { messages, frame, guard } satisfies AppRoute,
    // @ts-expect-error What is it read with?
    { load, frame, guard } satisfies AppRoute,
    // @ts-expect-error Where does it stand?
    { load, messages, guard } satisfies AppRoute,
    // @ts-expect-error Who may see it?
    { load, messages, frame } satisfies AppRoute,
    // @ts-expect-error Do visitors wait for the backend?
    { load, messages, frame: 'visitor' } satisfies AppRoute,
    // @ts-expect-error There are no such messages.
    { load, messages: ['archive'], frame, guard } satisfies AppRoute,
  ];
  // What counts is said by the compiler; a line that compiled would be an error.
  expect(incomplete.every((entry) => Object.keys(entry).length < 5)).toBe(true);
});
