import { expect, test } from 'vitest';
import { describeError } from './log';

test('a logged error keeps its kind and place, and loses its message', () => {
  const error = Object.assign(new TypeError('550 parent@schoolgate.test unknown'), {
    code: 'EENVELOPE',
    responseCode: 550,
  });
  const described = describeError(error);
  expect(described).toMatchObject({ error: 'TypeError', code: 'EENVELOPE', responseCode: 550 });
  expect(described.stack).toContain('log.test.ts');
  expect(JSON.stringify(described)).not.toContain('parent@');
});

test('what is thrown without being an error is not repeated', () =>
  expect(describeError('parent@schoolgate.test')).toEqual({ error: 'string' }));
