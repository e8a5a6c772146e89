import { expect, test } from 'vitest';
import { ROUTES } from '../../src/app/routes.ts';
import { ARCHIVE, ONE_MORE } from '../../src/app/test-support/one-more-route.ts';
import { readHostingConfig, rewriteOf } from '../serve/hosting-config.ts';
import { routePages, withRoutePages } from './route-pages.ts';

test('every address has the page of its route', () => {
  const hosting = readHostingConfig();
  const pages = routePages();
  const led = Object.keys(ROUTES)
    .filter((path) => path !== '/*')
    .map((path) => [path, rewriteOf(hosting, path.replaceAll(':', 'a.')).destination]);
  expect(led).toEqual(
    led.map(([path]) => [path, `/routes/${path?.slice(1).replaceAll('/', '-').replaceAll(':', '')}.html`]),
  );
  expect(new Set(pages.map(({ file }) => file)).size).toBe(pages.length);
  for (const path of ['/a/b/c/d', '/admin/nothing/here'])
    expect(rewriteOf(hosting, path).destination).toBe('/app.html');
  expect(rewriteOf(hosting, '/assets/gone.js').destination).toBeUndefined();
});

test('one entry more in the table of routes has a page', () => {
  expect(routePages(ONE_MORE).find(({ source }) => source === ARCHIVE)).toMatchObject({
    modules: expect.arrayContaining(['src/backend/firebase/index.ts']),
    later: expect.arrayContaining(['src/app/test-support/archive-page.tsx', 'src/app/app-area.tsx']),
  });
});

test('a form that is there before the backend is not kept waiting by it', () => {
  const page = routePages().find(({ source }) => source === '/login');
  expect(page?.modules).toContain('src/app/app-area.tsx');
  expect(page?.modules).not.toContain('src/backend/firebase/index.ts');
  expect(page?.later).toContain('src/backend/firebase/index.ts');
  // Behind that, the page that it leads to.
  expect(page?.next).toContain('src/features/events/soon-panel.tsx');
  expect(routePages().find(({ source }) => source === '/signup')?.next).toEqual([]);
});

test('a page that visitors see as well comes in one wave, also where it needs the backend', () => {
  expect(routePages().find(({ source }) => source === '/confirm')).toMatchObject({
    modules: expect.arrayContaining(['src/backend/firebase/index.ts', 'src/app/app-area.tsx']),
    later: [],
  });
});

test('rewrites that end in anything but the shell are refused', () => {
  expect(() => withRoutePages([{ source: '/x', destination: '/x.html' }])).toThrow('app.html');
});
