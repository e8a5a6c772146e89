import { expect, it } from 'vitest';
import { patternOf, ROUTE_PATTERNS } from './route-patterns';

const sources = import.meta.glob<string>(['./app.tsx', './app-area.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const routes = Object.values(sources).flatMap((text) =>
  [...text.matchAll(/<Route path="(\/[^"]*)"/g)].map(([, path]) => path),
);

it('knows every route of the app', () => {
  expect(routes.length).toBeGreaterThan(15);
  expect(ROUTE_PATTERNS).toEqual(expect.arrayContaining(routes));
});

it.each([
  ['/groups/create', '/groups/create'],
  ['/groups/x1/members', '/groups/:groupId/members'],
  ['/profile/abc123', '/profile/:userId'],
  ['/oak-school', '/:schoolSlug'],
  ['/a/b/c', '/*'],
])('%s is %s', (path, pattern) => expect(patternOf(path)).toBe(pattern));
