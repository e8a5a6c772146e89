import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fileFault } from '@/domain/file-check';
import { boundsOf } from './file-bounds';

const ASSETS = new URL('../../../scripts/seed/assets/', import.meta.url);
const TYPES: Record<string, string> = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' };
const typeOf = (name: string) => TYPES[name.split('.').at(-1) ?? ''] ?? '';

test.each(readdirSync(ASSETS))('%s, as a camera or a browser made it, may be in a post', (name) => {
  const bounds = boundsOf('post-images/x');
  expect(bounds && fileFault(readFileSync(new URL(name, ASSETS)), typeOf(name), bounds)).toBeNull();
});

test('faces are smaller than pictures of posts, and other folders have none', () => {
  expect(boundsOf('profile-pictures/uid/x')?.maxSide).toBe(512);
  expect(boundsOf('post-images/x')?.maxSide).toBe(1600);
  expect(boundsOf('elsewhere/x')).toBeNull();
});
