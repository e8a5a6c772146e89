import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Cursor } from '@/backend/live';
import type { GroupsPort } from '@/backend/ports/groups';
import type { Group } from '@/domain/entities/community';
import { renderSignedIn } from '@/features/session/testing';
import { GroupsPage } from './groups-page';

const group = (index: number): Group => {
  const ids = { groupId: `group-${index}`, schoolId: 'oak', createdBy: 'ben', memberCount: 1 };
  return { ...ids, name: `Group ${index}`, description: '', createdAt: new Date(0) };
};
const groups = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => group(from + index));

async function visit(mine: Group[], first: Group[], next: Cursor | null) {
  const more = vi.fn<GroupsPort['more']>(() => Promise.resolve({ items: groups(100, 150), next: null }));
  const watchFirst: GroupsPort['watchFirst'] = (_school, observer) => {
    observer.next({ items: first, next });
    return () => undefined;
  };
  const watchMine: GroupsPort['watchMine'] = (_uid, _school, observer) => {
    observer.next(mine);
    return () => undefined;
  };
  const parts = { groups: { watchFirst, watchMine, more } };
  const { user } = await renderSignedIn(<GroupsPage />, parts);
  const own = await screen.findByRole('region', { name: 'My groups' });
  const others = screen.getByRole('region', { name: 'Other groups' });
  return { user, own, others, more };
}
const names = (section: HTMLElement) =>
  within(section)
    .queryAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent);

it('shows one’s own group wherever it stands in the list of the school, and never twice', async () => {
  const cursor = { opaque: 'after the first hundred' };
  const { own, others } = await visit([group(7), group(500)], groups(0, 100), cursor);
  expect(names(own)).toEqual(['Group 7', 'Group 500']);
  expect(names(others)).toHaveLength(99);
  expect(names(others)).not.toContain('Group 7');
});

it('reads on through the groups of the school until there are no more', async () => {
  const cursor = { opaque: 'after the first hundred' };
  const { user, own, others, more } = await visit([group(120)], groups(0, 100), cursor);
  expect(names(own)).toEqual(['Group 120']);
  await user.click(within(others).getByRole('button', { name: 'Show more' }));
  expect(more).toHaveBeenCalledExactlyOnceWith('oak', cursor);
  expect(names(others)).toHaveLength(149);
  expect(within(others).queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});

it('says that one is in every group only when all were read', async () => {
  const all = groups(0, 2);
  const { others } = await visit(all, all, { opaque: 'there are more' });
  expect(within(others).queryByText('You are in every group of your school.')).not.toBeInTheDocument();
});

it('lets who is not in a group report it, and nobody their own', async () => {
  const others = [group(1), { ...group(2), createdBy: 'ana' }];
  const { own, others: section } = await visit([group(0)], others, null);
  expect(within(section).getAllByRole('button', { name: /^Report/ })).toHaveLength(1);
  expect(within(section).getByRole('button', { name: 'Report Group 1' })).toBeInTheDocument();
  // Members do on its page.
  expect(within(own).queryByRole('button', { name: /^Report/ })).not.toBeInTheDocument();
});
