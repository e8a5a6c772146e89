import { expect, test, vi } from 'vitest';
import { kindFor } from './told-comment';

vi.mock('../platform/app', () => ({ db: {} }));

const mentions = { ann: 'Ann', ben: 'Ben', cleo: 'Cleo' };

test.each([
  ['ann', 'ann', 'ann', 'reply'],
  ['ann', 'ann', null, 'comment'],
  ['ann', 'ben', 'ann', 'reply'],
  ['ann', 'ben', 'cleo', 'mention'],
  ['ann', 'ben', null, 'mention'],
  ['dora', 'ben', null, null],
  ['dora', 'dora', 'ann', 'comment'],
])('%s, below a post of %s and answering %s, is told of a %s', (uid, authorId, answeredId, kind) =>
  expect(kindFor(uid, { authorId }, { comment: { mentions }, answeredId })).toBe(kind),
);
