import { describe, expect, it } from 'vitest';
import { newHiddenItem } from './entities/hidden-item';
import { SYSTEM_AUTHOR } from './entities/post';
import { isHiddenFor } from './hidden-for';

const post = { id: 'p', authorId: 'ben', groupId: null as string | null };

describe('what is hidden', () => {
  it('is nothing where nothing is', () => {
    const hidden = isHiddenFor([]);
    expect([hidden.post(post), hidden.person('ben'), hidden.group('g'), hidden.group(null)]).not.toContain(
      true,
    );
  });

  it.each(['person', 'blocked'] as const)('is what a %s writes', (kind) => {
    const hidden = isHiddenFor([newHiddenItem(kind, 'ben', 'Ben')]);
    expect(hidden.person('ben')).toBe(true);
    expect(hidden.post(post)).toBe(true);
    expect(hidden.person('eve')).toBe(false);
    expect(hidden.post({ ...post, authorId: 'eve' })).toBe(false);
  });

  it('is one post, and no other one nor a person or group of its id', () => {
    const hidden = isHiddenFor([newHiddenItem('post', 'p', 'Hello')]);
    expect(hidden.post(post)).toBe(true);
    expect(hidden.post({ ...post, id: 'q' })).toBe(false);
    expect(hidden.person('p')).toBe(false);
    expect(hidden.group('p')).toBe(false);
  });

  it('is a group with its posts', () => {
    const hidden = isHiddenFor([newHiddenItem('group', 'g', 'Choir')]);
    expect(hidden.group('g')).toBe(true);
    expect(hidden.post({ ...post, groupId: 'g' })).toBe(true);
    expect(hidden.post({ ...post, groupId: 'h' })).toBe(false);
    expect(hidden.post(post)).toBe(false);
  });

  it('is never what the product says itself', () => {
    const hidden = isHiddenFor([
      newHiddenItem('post', 'p', 'Welcome'),
      newHiddenItem('person', SYSTEM_AUTHOR, '…'),
    ]);
    expect(hidden.post({ ...post, authorId: SYSTEM_AUTHOR })).toBe(false);
  });
});
