import { screen, act as tell, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { BackendError } from '@/backend/errors';
import type { Observer } from '@/backend/live';
import type { GroupsPort } from '@/backend/ports/groups';
import type { GroupCooldown } from '@/domain/entities/group-request';
import { GroupGate } from './group-gate';
import { visitGroup } from './testing';

afterEach(() => sessionStorage.clear());

const gate = <GroupGate groupId="g1">{({ name }) => <p>Inside {name}</p>}</GroupGate>;
const ask = 'Ask to join: Choir';

it('asks to be let in, and says so at once', async () => {
  const act = vi.fn<GroupsPort['act']>(async () => undefined);
  const { user } = await visitGroup(gate, { isMember: false, calls: { act } });
  await user.click(screen.getByRole('button', { name: ask }));
  expect(await screen.findByText('Asked')).toBeInTheDocument();
  await waitFor(() => expect(act).toHaveBeenCalledOnce());
  expect(act.mock.calls[0]?.slice(1)).toEqual(['ana', { type: 'ask' }]);
});

it('waits for the network as asked, and can be stopped', async () => {
  const act = vi.fn<GroupsPort['act']>(async () => undefined);
  const { user, server } = await visitGroup(gate, { isMember: false, calls: { act } });
  await server.become('offline');
  await user.click(screen.getByRole('button', { name: ask }));
  expect(await screen.findByText('Asked')).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: "Don't send" }));
  expect(await screen.findByRole('button', { name: ask })).toBeInTheDocument();
  await server.become('online');
  expect(act).not.toHaveBeenCalled();
});

it('takes back what the server has', async () => {
  const act = vi.fn<GroupsPort['act']>(async () => undefined);
  const { user } = await visitGroup(gate, { isMember: false, isAsking: true, calls: { act } });
  await user.click(screen.getByRole('button', { name: 'Withdraw: Choir' }));
  expect(await screen.findByRole('button', { name: ask })).toBeInTheDocument();
  expect(act.mock.calls[0]?.[2]).toEqual({ type: 'withdraw' });
});

it('that is refused says so, and can be asked again', async () => {
  const act = vi.fn<GroupsPort['act']>(() => Promise.reject(new BackendError('permission-denied')));
  const { user } = await visitGroup(gate, { isMember: false, calls: { act } });
  await user.click(screen.getByRole('button', { name: ask }));
  await screen.findByText(/Your request to join Choir could not be sent\./);
  expect(screen.getByRole('button', { name: ask })).toBeInTheDocument();
});

it('has to wait after a no, which may come while one looks', async () => {
  let ofCooldown: Observer<GroupCooldown | null> | undefined;
  const watchCooldown: GroupsPort['watchCooldown'] = (_uid, _groupId, observer) => {
    ofCooldown = observer;
    observer.next(null);
    return () => undefined;
  };
  await visitGroup(gate, { isMember: false, calls: { watchCooldown } });
  expect(screen.getByRole('button', { name: ask })).toBeInTheDocument();
  await tell(async () =>
    ofCooldown?.next({
      ...{ userId: 'ana', groupId: 'g1', schoolId: 'oak', kind: 'declined', startedAt: new Date() },
    }),
  );
  expect(await screen.findByText(/You can come back to this group from/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: ask })).not.toBeInTheDocument();
});

it('is not offered where the group is archived', async () => {
  await visitGroup(gate, { isMember: false, group: { archivedAt: new Date() } });
  expect(screen.getByText('This group is archived, so nobody can join it.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: ask })).not.toBeInTheDocument();
});

it('tells staff when nobody runs the group, and nobody else', async () => {
  const { unmount } = await visitGroup(gate, { isMember: false, reader: { isModerator: true } });
  expect(await screen.findByRole('heading', { name: 'Nobody runs this group' })).toBeInTheDocument();
  unmount();
  const watchRequests: GroupsPort['watchRequests'] = (_group, observer) => {
    observer.error(new BackendError('permission-denied'));
    return () => undefined;
  };
  await visitGroup(gate, { isMember: false, reader: { isModerator: true }, calls: { watchRequests } });
  expect(screen.queryByRole('heading', { name: 'Nobody runs this group' })).not.toBeInTheDocument();
});
