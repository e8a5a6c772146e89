import { expect, it } from 'vitest';
import { patternOf } from './route-paths';

it.each([
  ['/', '/'],
  ['/demo', '/demo'],
  ['/demo/profile/abc123', '/demo/*'],
  ['/groups/create', '/groups/create'],
  ['/groups/x1/members', '/groups/:groupId/members'],
  ['/profile/abc123', '/profile/:userId'],
  ['/oak-school', '/:schoolSlug'],
  ['/a/b/c', '/*'],
])('%s is %s', (path, pattern) => expect(patternOf(path)).toBe(pattern));
