import { expect, test } from 'vitest';
import { isDocumentId } from './document-id';

test.each(['a', 'Ana Silva', '...', '__a', 'a__', 'x'.repeat(1_500), 'line\nbreak'])('%j is one', (id) => {
  expect(isDocumentId(id)).toBe(true);
});

test.each([
  ...['', '.', '..', 'a/b', '/', '__a__', '__\n__', 'x'.repeat(1_501), 'é'.repeat(751)],
  ...[null, undefined, 1, {}, ['a']],
])('%j is none', (id) => {
  expect(isDocumentId(id)).toBe(false);
});
