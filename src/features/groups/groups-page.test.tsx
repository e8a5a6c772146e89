import { screen, within } from '@testing-library/react';
import { subDays } from 'date-fns';
import { describe, expect, it, vi } from 'vitest';
import type { Cursor } from '@/backend/live';
import type { GroupsPort } from '@/backend/ports/groups';
import type { Group } from '@/domain/entities/group';
import { renderSignedIn } from '@/features/session/testing';
import { GroupsPage } from './groups-page';

const group = (index: number): Group => {
  const ids = { groupId: `group-${index}`, schoolId: 'oak', createdBy: 'ben', memberCount: 1 };
  return {
    ...ids,
    name: `Group ${index}`,
    description: '',
    cover: null,
    lastPostAt: null,
    createdAt: new Date(0),
    ...{ access: 'open', helpers: [], archivedAt: null, fileCount: 0 },
  };
};
const groups = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => group(from + index));

const askedForNone: GroupsPort['watchMyRequests'] = (_uid, _school, observer) => {
  observer.next([]);
  return () => undefined;
};

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
  const parts = { groups: { watchFirst, watchMine, watchMyRequests: askedForNone, more } };
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

it('says how many are in a group, when something was last posted, and leads to it', async () => {
  const quiet = { ...group(1), memberCount: 1200, description: 'Chess on Mondays' };
  const others = [quiet, { ...group(2), createdBy: 'ana', lastPostAt: subDays(new Date(), 3) }];
  const { own, others: section } = await visit([{ ...group(0), lastPostAt: new Date() }], others, null);
  expect(within(own).getByText('1 member · Active today')).toBeInTheDocument();
  const [first, second] = within(section)
    .getAllByRole('listitem')
    .map((card) => within(card));
  expect(first?.getByText('1,200 members · No posts yet')).toBeInTheDocument();
  expect(first?.getByText('Chess on Mondays')).toBeInTheDocument();
  expect(first?.getByRole('link', { name: 'Group 1' })).toHaveAttribute('href', '/groups/group-1');
  expect(first?.queryByText('Group Creator')).not.toBeInTheDocument();
  expect(second?.getByText('1 member · Active 3 days ago')).toBeInTheDocument();
  expect(second?.getByText('Group Creator')).toBeInTheDocument();
});

describe('the name of a group', () => {
  const field = () => screen.queryByLabelText('Find a group by name');

  it('is not asked for where twelve are there', async () => {
    await visit(groups(0, 6), groups(0, 12), null);
    expect(field()).not.toBeInTheDocument();
  });

  it('narrows more than that, one’s own and the others, as it is typed', async () => {
    const { user, own, others } = await visit(groups(0, 11), groups(0, 22), null);
    await user.type(field() as HTMLElement, 'group 1');
    // Group 1 and 10, and 11 to 19.
    expect(names(own)).toEqual(['Group 1', 'Group 10']);
    expect(names(others)).toHaveLength(9);
    expect(screen.getByText('11 groups found')).toBeInTheDocument();
    await user.type(field() as HTMLElement, '5');
    expect(names(others)).toEqual(['Group 15']);
    expect(within(own).getByText('No match here.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show all' }));
    expect(names(own)).toHaveLength(11);
    expect(field()).toHaveFocus();
  });
});

it('has one way to begin where there is no group yet', async () => {
  const none: GroupsPort['watchMine'] = (_uid, _school, observer) => {
    observer.next([]);
    return () => undefined;
  };
  const watchFirst: GroupsPort['watchFirst'] = (_school, observer) => {
    observer.next({ items: [], next: null });
    return () => undefined;
  };
  await renderSignedIn(<GroupsPage />, {
    groups: { watchMine: none, watchFirst, watchMyRequests: askedForNone },
  });
  expect(screen.getByText('No groups yet.')).toBeInTheDocument();
  const links = screen.getAllByRole('link').map((link) => link.textContent);
  expect(links).toEqual(['Create the first group']);
});
