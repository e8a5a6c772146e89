import { act, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { BackendError } from '@/backend/errors';
import type { Observer } from '@/backend/live';
import type { JoiningPort } from '@/backend/ports/joining';
import type { PendingRequest } from '@/domain/entities/pending-request';
import { aMember, renderSignedIn } from '@/features/session/testing';
import { PENDING_PAGE } from '../api/use-pending-requests';
import { request } from '../testing';
import { WaitingRequests } from './waiting-requests';

const waiting = (schoolId: string, firstName = 'Ana'): PendingRequest => ({
  ...request(firstName, firstName),
  id: `${firstName}_${schoolId}`,
  schoolId,
  schoolName: `The ${schoolId} school`,
});
const many = (schoolId: string) =>
  Array.from({ length: PENDING_PAGE }, (_, index) => waiting(schoolId, `Parent${index}`));

async function look() {
  const lists: Observer<PendingRequest[]>[] = [];
  const watchPending: JoiningPort['watchPending'] = (_schools, _count, observer) => {
    lists.push(observer);
    return () => undefined;
  };
  const oak = { schoolId: 'oak', schoolName: 'The oak school', inviteCode: null };
  const joining = { watchPending, countPending: () => Promise.resolve(1) };
  const { user } = await renderSignedIn(
    <WaitingRequests schools={[oak]} />,
    { joining },
    aMember({ isAdmin: true }),
  );
  return {
    user,
    lists,
    show: (requests: PendingRequest[]) => act(async () => lists.at(-1)?.next(requests)),
    fail: () => act(async () => lists.at(-1)?.error(new BackendError('permission-denied'))),
  };
}
const waits = () => screen.queryByText('Loading...');
const none = () => screen.queryByText('No pending requests.');
const more = () => screen.queryByRole('button', { name: 'Show more' });

it('wait, and are then there, with the way to decide on them', async () => {
  const { show } = await look();
  expect(waits()).toBeInTheDocument();
  expect(none()).not.toBeInTheDocument();
  await show([waiting('oak'), { ...waiting('oak', 'Ben'), firstName: '', lastName: '' }, waiting('elm')]);
  expect(screen.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
    expect.stringContaining('Ana Silva for The oak school'),
    expect.stringContaining('Ben@example.test for The oak school'),
  ]);
  expect([waits(), none(), more(), screen.queryByRole('alert')]).toEqual([null, null, null, null]);
  const way = screen.getByRole('link', { name: 'Review the requests' });
  expect(way).toHaveAttribute('href', '/admin/pending-requests');
});

it('may be none', async () => {
  const { show } = await look();
  await show([waiting('elm')]);
  expect(none()).toBeInTheDocument();
});

it('are not said to be none while some may follow', async () => {
  const { show } = await look();
  await show(many('elm'));
  expect(none()).not.toBeInTheDocument();
  expect(more()).toBeInTheDocument();
});

it('may fail, and are asked for again', async () => {
  const { user, lists, show, fail } = await look();
  await show(many('oak'));
  expect(more()).toBeInTheDocument();
  await fail();
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent('The requests could not be loaded. You are not allowed to do this.');
  expect([waits(), more()]).toEqual([null, null]);
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(lists).toHaveLength(2);
  await show([waiting('oak')]);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
