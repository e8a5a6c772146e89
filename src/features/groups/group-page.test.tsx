import { act, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeAll, expect, it, vi } from 'vitest';
import { BackendError } from '@/backend/errors';
import type { Observer } from '@/backend/live';
import type { GroupsPort } from '@/backend/ports/groups';
import { aConnection } from '@/backend/testing';
import type { Group, GroupMembership } from '@/domain/entities/group';
import { newHiddenItem } from '@/domain/entities/hidden-item';
import type { Member } from '@/domain/entities/school';
import { OfflineProvider } from '@/features/offline';
import { renderSignedIn } from '@/features/session/testing';
import { GroupMembersPage } from './group-members-page';
import { GroupPage } from './group-page';

beforeAll(() => Promise.all([import('./group-menu'), import('@/ui/menu-panel')]));

const readers: Group = {
  ...{ groupId: 'g1', schoolId: 'oak', name: 'Readers', description: 'Every Friday' },
  ...{ cover: 'sky', lastPostAt: null, memberCount: 12, createdBy: 'ben', createdAt: new Date(0) },
  ...{ access: 'open', helpers: [], archivedAt: null, fileCount: 0 },
};
const membership = { groupId: 'g1', userId: 'ana', schoolId: 'oak', joinedAt: new Date(0) };
const person = (uid: string): Member => ({
  ...{ uid, firstName: uid.toUpperCase(), lastName: 'Fox', profilePicUrl: `https://example.org/${uid}.jpg` },
  ...{ bio: '', children: [], joinedAt: null, searchTokens: [] },
});

interface Visit {
  group?: Partial<Group>;
  calls?: Partial<GroupsPort>;
  isMember?: boolean;
  hidden?: ReturnType<typeof newHiddenItem>[];
  route?: string;
}

/** Opens the page of a group that Ana is in, if nothing else is said. */
async function visit({
  group = {},
  calls = {},
  isMember = true,
  hidden = [],
  route = '/groups/g1',
}: Visit = {}) {
  let member: Observer<GroupMembership | null> | undefined;
  const faces = vi.fn<GroupsPort['faces']>(async () => ['ben', 'cleo', 'dan'].map(person));
  const { user } = await renderSignedIn(
    <OfflineProvider>
      <Routes>
        <Route path="/groups/:groupId" element={<GroupPage />} />
        <Route path="/groups/:groupId/members" element={<GroupMembersPage />} />
      </Routes>
    </OfflineProvider>,
    {
      connection: aConnection,
      groups: {
        watch: (_groupId, observer) => {
          observer.next({ ...readers, ...group });
          return () => undefined;
        },
        watchMembership: (_uid, _groupId, observer) => {
          member = observer;
          observer.next(isMember ? membership : null);
          return () => undefined;
        },
        faces,
        watchRequests: (_group, observer) => {
          observer.next([]);
          return () => undefined;
        },
        watchMyRequest: (_uid, _group, observer) => {
          observer.next(null);
          return () => undefined;
        },
        watchCooldown: (_uid, _group, observer) => {
          observer.next(null);
          return () => undefined;
        },
        members: async () => ({ items: ['ben', 'cleo'].map(person), next: null }),
        ...calls,
      },
      posts: { watchNewest: () => () => undefined },
      community: {
        watchHidden: (_uid, observer) => {
          observer.next(hidden);
          return () => undefined;
        },
      },
    },
    undefined,
    { route },
  );
  const tell = (one: GroupMembership | null) => act(async () => member?.next(one));
  const openMenu = async () => {
    await user.click(await screen.findByRole('button', { name: 'More about Readers' }));
    return within(await screen.findByRole('menu')).getAllByRole('menuitem');
  };
  return { user, faces, tell, openMenu };
}
const words = (items: HTMLElement[]) => items.map(({ textContent }) => textContent);
const pictures = () => [...document.querySelectorAll('img')].map(({ src }) => src.split('/').at(-1));

it('shows what the group is for, some of its members and how many there are', async () => {
  const { faces } = await visit();
  expect(screen.getByRole('heading', { level: 1, name: 'Readers' })).toBeInTheDocument();
  expect(screen.getByText('Every Friday')).toBeInTheDocument();
  expect(screen.getByText('No posts yet')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '12 members' })).toHaveAttribute('href', '/groups/g1/members');
  expect(screen.getByRole('link', { name: 'View Members' })).toHaveAttribute('href', '/groups/g1/members');
  await waitFor(() => expect(pictures()).toEqual(['ben.jpg', 'cleo.jpg', 'dan.jpg']));
  expect(faces).toHaveBeenCalledOnce();
});

it('shows nobody whom its reader hides, and the number also when faces can’t be read', async () => {
  await visit({ hidden: [newHiddenItem('blocked', 'cleo', 'Cleo')] });
  await waitFor(() => expect(pictures()).toEqual(['ben.jpg', 'dan.jpg']));
});

it('says how many there are also when faces can’t be read', async () => {
  await visit({ calls: { faces: () => Promise.reject(new BackendError('unavailable')) } });
  expect(await screen.findByRole('link', { name: '12 members' })).toBeInTheDocument();
});

it('reads nobody again whom the page of its members has read', async () => {
  const { user, faces } = await visit({ route: '/groups/g1/members' });
  expect(await screen.findByText('BEN Fox')).toBeInTheDocument();
  expect(screen.getByText('12 members')).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Back to Readers' }));
  await waitFor(() => expect(pictures()).toEqual(['ben.jpg', 'cleo.jpg']));
  expect(faces).not.toHaveBeenCalled();
});

it('asks nobody who is not in the group for its faces', async () => {
  const { faces } = await visit({ isMember: false });
  expect(screen.getByText("You're not a member of this group")).toBeInTheDocument();
  expect(screen.getByText('12 members · No posts yet')).toBeInTheDocument();
  expect(screen.getByText('Every Friday')).toBeInTheDocument();
  expect(faces).not.toHaveBeenCalled();
});

it.each([
  ['ben', true, ['Hide this group', 'Notifications…', 'Report this group', 'Leave group']],
  ['ana', true, ['Edit group', 'Archive group', 'Hide this group', 'Notifications…', 'Leave group']],
  ['ben', false, ['Hide this group', 'Report this group']],
])(
  'offers in its menu what one can do: founded by %s, a member: %s',
  async (createdBy, isMember, expected) => {
    const { openMenu } = await visit({ group: { createdBy }, isMember });
    expect(words(await openMenu())).toEqual(expected);
  },
);

it('offers to show again what is hidden', async () => {
  const { openMenu } = await visit({ hidden: [newHiddenItem('group', 'g1', 'Readers')] });
  expect(words(await openMenu())).toContain('Show this group again');
});

it('is left at once, and joined again where that is undone', async () => {
  const leave = vi.fn<GroupsPort['leave']>(() => Promise.resolve());
  const join = vi.fn<GroupsPort['join']>(() => Promise.resolve());
  const { user, tell, openMenu } = await visit({ calls: { leave, join } });
  await openMenu();
  await user.click(screen.getByRole('menuitem', { name: 'Leave group' }));
  await waitFor(() => expect(leave).toHaveBeenCalledExactlyOnceWith('g1', 'ana'));
  // The page is another one by the time that the message comes.
  await tell(null);
  expect(screen.getByText("You're not a member of this group")).toBeInTheDocument();
  expect(await screen.findByText('You have left Readers.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(join).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ groupId: 'g1' }), 'ana'),
  );
  expect(await screen.findByText('You are now in Readers.')).toBeInTheDocument();
});

it('says so when it could not be left', async () => {
  const leave = vi.fn<GroupsPort['leave']>().mockRejectedValue(new BackendError('permission-denied'));
  const { user, openMenu } = await visit({ calls: { leave } });
  await openMenu();
  await user.click(screen.getByRole('menuitem', { name: 'Leave group' }));
  expect(await screen.findByText(/We could not take you out of Readers\./)).toBeInTheDocument();
});
