import * as v from 'valibot';
import { expect, it } from 'vitest';
import { groupSchema } from './entities/group';
import { newGroup } from './entities/new-group';
import { coverOf, defaultCover, GROUP_COVERS } from './group-cover';

const fields = { groupId: 'g1', schoolId: 'oak', name: 'Chess', description: '', createdBy: 'ana' };

it('is the chosen one, or that of the group’s id', () => {
  expect(newGroup({ ...fields, cover: 'plum' }).cover).toBe('plum');
  expect(newGroup(fields).cover).toBe(defaultCover('g1'));
  expect(newGroup({ ...fields, cover: null }).cover).toBe(defaultCover('g1'));
  expect(coverOf({ groupId: 'g1', cover: 'plum' })).toBe('plum');
});

it('of a group from before there were any is that of its id, and nothing was posted in it', () => {
  const { cover: _cover, lastPostAt: _lastPostAt, ...before } = newGroup(fields);
  const group = v.parse(groupSchema, before);
  expect(group).toMatchObject({ cover: null, lastPostAt: null });
  expect(coverOf(group)).toBe(defaultCover('g1'));
});

it('is always the same for an id, and all twelve are used', () => {
  expect(defaultCover('')).toBe('moss');
  expect(defaultCover('ab')).toBe('honey');
  const used = Array.from({ length: 200 }, (_, index) => defaultCover(`group-${index}`));
  expect(new Set(used)).toEqual(new Set(GROUP_COVERS));
});
