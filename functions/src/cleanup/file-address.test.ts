import { expect, test } from 'vitest';
import { pathInFolder } from './file-address';

const address = (path: string) =>
  `https://firebasestorage.googleapis.com/v0/b/bucket/o/${encodeURIComponent(path)}?alt=media&token=t`;

test('a download address gives its path', () =>
  expect(pathInFolder(address('post-images/a b.png'), 'post-images')).toBe('post-images/a b.png'));

test('dots in a name are no way out of the folder', () =>
  expect(pathInFolder(address('post-images/u/a..jpg'), 'post-images')).toBe('post-images/u/a..jpg'));

test.each([
  ['nothing', null],
  ['another folder', address('proof-uploads/u-1-paper.pdf')],
  ['a folder that only begins alike', address('post-images-2/a.png')],
  ['a way out of the folder', address('post-images/../proof-uploads/u-1-paper.pdf')],
  ['a step that leads nowhere', address('post-images/./a.png')],
  ['the folder itself', address('post-images/')],
  ['a line break in the name', address('post-images/a\nb.png')],
  ['a zero in the name', address('post-images/a\0b.png')],
  ['broken escapes', 'https://x.test/v0/b/bucket/o/%E0%A4%A'],
  ['another kind of address', 'https://x.test/post-images/a.png'],
])('%s gives none', (_what, given) => expect(pathInFolder(given, 'post-images')).toBeNull());
