import { act, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { BackendError } from '@/backend/errors';
import type { Observer } from '@/backend/live';
import type { GroupsPort } from '@/backend/ports/groups';
import type { Group, GroupMembership } from '@/domain/entities/group';
import { forgetDrafts } from '@/features/drafts';
import { OfflineProvider } from '@/features/offline';
import { aServer } from '@/features/offline/testing';
import { renderSignedIn } from '@/features/session/testing';
import { CreateGroupPage } from './create-group-page';
import { GroupGate } from './group-gate';
import { GroupsPage } from './groups-page';

afterEach(() => {
  forgetDrafts();
  sessionStorage.clear();
});

const chess: Group = {
  groupId: 'chess',
  schoolId: 'oak',
  name: 'Chess',
  description: '',
  createdBy: 'ben',
  memberCount: 1,
  cover: 'sky',
  lastPostAt: null,
  createdAt: new Date(0),
  ...{ access: 'open', helpers: [], archivedAt: null, fileCount: 0 },
};

async function visit(start: string, calls: Partial<GroupsPort> = {}, all: Group[] = [chess]) {
  const server = aServer();
  let mine: Observer<Group[]> | undefined;
  let membership: Observer<GroupMembership | null> | undefined;
  const groups: Partial<GroupsPort> = {
    watchFirst: (_school, observer) => {
      observer.next({ items: all, next: null });
      return () => undefined;
    },
    watchMine: (_uid, _school, observer) => {
      mine = observer;
      observer.next([]);
      return () => undefined;
    },
    watchMyRequests: (_uid, _school, observer) => {
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
    watch: (_group, observer) => {
      observer.next(chess);
      return () => undefined;
    },
    watchMembership: (_uid, _group, observer) => {
      membership = observer;
      observer.next(null);
      return () => undefined;
    },
    ...calls,
  };
  const { user } = await renderSignedIn(
    <OfflineProvider>
      <Routes>
        <Route path="/" element={start === 'create' ? <CreateGroupPage /> : <GroupsPage />} />
        <Route path="/groups" element={<GroupsPage />} />
        <Route path="/groups/create" element={<CreateGroupPage />} />
        <Route path="*" element={<p>The page of the group</p>} />
      </Routes>
      {start === 'gate' && <GroupGate groupId="chess">{(group) => <p>Inside {group.name}</p>}</GroupGate>}
    </OfflineProvider>,
    { connection: server, groups },
  );
  const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
  const tellMine = (items: Group[]) => act(async () => mine?.next(items));
  const tellMembership = (one: GroupMembership | null) => act(async () => membership?.next(one));
  return { user, server, press, tellMine, tellMembership };
}
const card = (name: string) =>
  within(screen.getByRole('heading', { level: 3, name }).closest('li') as HTMLElement);

async function typeGroup(user: Awaited<ReturnType<typeof visit>>['user']) {
  await user.type(screen.getByLabelText('Group name'), 'Choir');
  await user.click(screen.getByRole('button', { name: 'Create group' }));
}

it('made without a connection stands among one’s own, closed until it is there', async () => {
  const create = vi.fn<GroupsPort['create']>(() => Promise.resolve());
  const { user, server, tellMine } = await visit('create', { create });
  await server.become('offline');
  await typeGroup(user);
  await screen.findByRole('heading', { level: 3, name: 'Choir' });
  expect(card('Choir').getByRole('status').textContent).toBe('Waiting to send');
  expect(card('Choir').queryByRole('link')).not.toBeInTheDocument();

  await server.become('online');
  await waitFor(() => expect(create).toHaveBeenCalledOnce());
  await waitFor(() => expect(card('Choir').getByRole('link', { name: 'Choir' })).toBeInTheDocument());
  const groupId = create.mock.calls[0]?.[0].groupId ?? '';
  await tellMine([{ ...chess, groupId, name: 'Choir', createdBy: 'ana' }]);
  expect(screen.getAllByRole('heading', { level: 3, name: 'Choir' })).toHaveLength(1);
  expect(card('Choir').getByRole('link', { name: 'Choir' })).toHaveAttribute('href', `/groups/${groupId}`);
});

it('that is stopped before it could go out is never made', async () => {
  const create = vi.fn<GroupsPort['create']>(() => Promise.resolve());
  const { user, server, press } = await visit('create', { create }, []);
  await server.become('offline');
  await typeGroup(user);
  await screen.findByRole('heading', { level: 3, name: 'Choir' });
  await press("Don't send");
  await screen.findByText('No groups yet.');
  await server.become('online');
  expect(create).not.toHaveBeenCalled();
  await user.click(screen.getByRole('link', { name: 'Create the first group' }));
  expect(screen.getByLabelText('Group name')).toHaveProperty('value', 'Choir');
});

it('that is stopped does not take the place of one that is being written', async () => {
  const { user, server, press } = await visit('create', {}, []);
  await server.become('offline');
  await typeGroup(user);
  await screen.findByRole('heading', { level: 3, name: 'Choir' });
  await user.click(screen.getByRole('link', { name: 'Create a group' }));
  await user.type(screen.getByLabelText('Group name'), 'Chess');
  await user.click(screen.getByRole('link', { name: 'Back to groups' }));
  await press("Don't send");
  await screen.findByText(/You have already started something else there/);
  expect(card('Choir').getByRole('status').textContent).toBe('Waiting to send');
  await user.click(screen.getByRole('link', { name: 'Create a group' }));
  expect(screen.getByLabelText('Group name')).toHaveProperty('value', 'Chess');
});

it('that was made leads to its page, and pressed again after a failure is the same one', async () => {
  const create = vi
    .fn<GroupsPort['create']>(() => Promise.resolve())
    .mockRejectedValueOnce(new BackendError('permission-denied'));
  const { user, press } = await visit('create', { create });
  await typeGroup(user);
  const problem = await screen.findByRole('alertdialog');
  expect(problem).toHaveTextContent('You are not allowed to do this.');
  await user.click(within(problem).getByRole('button'));
  expect(screen.getByLabelText('Group name')).toHaveProperty('value', 'Choir');
  await press('Create group');
  await screen.findByText('The page of the group');
  const [first, second] = create.mock.calls;
  expect(second?.[0].groupId).toBe(first?.[0].groupId);
});

it('is joined later where there is no connection, and the card says so', async () => {
  const join = vi.fn<GroupsPort['join']>(() => Promise.resolve());
  const { server, press, tellMine } = await visit('list', { join });
  await server.become('offline');
  await press('Join Chess');
  await waitFor(() => expect(card('Chess').getByRole('status').textContent).toBe('Waiting to send'));
  expect(join).not.toHaveBeenCalled();
  await server.become('online');
  await waitFor(() =>
    expect(join).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ groupId: 'chess' }), 'ana'),
  );
  await tellMine([chess]);
  expect(card('Chess').queryByRole('status')).not.toBeInTheDocument();
  expect(card('Chess').getByRole('link', { name: 'Open Chess' })).toBeInTheDocument();
});

it('is not joined when that is taken back in time', async () => {
  const join = vi.fn<GroupsPort['join']>(() => Promise.resolve());
  const { server, press } = await visit('list', { join });
  await server.become('offline');
  await press('Join Chess');
  await waitFor(() => expect(card('Chess').getByRole('status')).toBeInTheDocument());
  await press("Don't send");
  await waitFor(() => expect(card('Chess').queryByRole('status')).not.toBeInTheDocument());
  await server.become('online');
  expect(join).not.toHaveBeenCalled();
});

it('can be joined at its own address, and opens when the server says so', async () => {
  const join = vi.fn<GroupsPort['join']>(() => Promise.resolve());
  const { press, tellMembership } = await visit('gate', { join });
  expect(screen.getByRole('heading', { level: 1, name: 'Chess' })).toBeInTheDocument();
  expect(
    screen.getByRole('heading', { level: 2, name: "You're not a member of this group" }),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Groups dashboard' })).toHaveAttribute('href', '/groups');
  await press('Join');
  expect(await screen.findByText('You are now in Chess.')).toBeInTheDocument();
  expect(screen.queryByText('Inside Chess')).not.toBeInTheDocument();
  await tellMembership({ groupId: 'chess', userId: 'ana', schoolId: 'oak', joinedAt: null });
  expect(screen.getByText('Inside Chess')).toBeInTheDocument();
});

const reached = new BackendError('daily-limit', { retryAt: new Date('2027-03-02T12:00:00Z') });
const REACHED = /That is as much as one day allows\. You can go on from .*Mar 2, 2027/;

it('that a day holds no more of says so, and its form keeps what was typed', async () => {
  const create = vi.fn<GroupsPort['create']>().mockRejectedValue(reached);
  const { user } = await visit('create', { create });
  await typeGroup(user);
  const problem = await screen.findByRole('alertdialog');
  expect(problem).toHaveTextContent(REACHED);
  await user.click(within(problem).getByRole('button'));
  expect(screen.getByLabelText('Group name')).toHaveProperty('value', 'Choir');
});

it('is not joined when a day holds no more joinings, and the page says so', async () => {
  const join = vi.fn<GroupsPort['join']>().mockRejectedValue(reached);
  const { press } = await visit('list', { join });
  await press('Join Chess');
  await screen.findByText(REACHED);
  expect(card('Chess').getByRole('button', { name: 'Join Chess' })).toBeInTheDocument();
  expect(card('Chess').queryByRole('status')).not.toBeInTheDocument();
});
