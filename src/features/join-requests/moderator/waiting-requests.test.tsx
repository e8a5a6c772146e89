import { act, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
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

async function look(without = 0) {
  const lists: Observer<PendingRequest[]>[] = [];
  const watchPending = vi.fn<JoiningPort['watchPending']>((_schools, _count, observer) => {
    lists.push(observer);
    return () => undefined;
  });
  const oak = { schoolId: 'oak', schoolName: 'The oak school' };
  const countPending: JoiningPort['countPending'] = (_schools, hasProof) =>
    Promise.resolve(hasProof === false ? without : 1);
  const joining = { watchPending, countPending };
  const { user } = await renderSignedIn(
    <WaitingRequests schools={[oak]} />,
    { joining },
    aMember({ isAdmin: true }),
  );
  return {
    user,
    lists,
    watchPending,
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
  await show([waiting('oak'), { ...waiting('oak', 'Ben'), firstName: '', lastName: '' }]);
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
  await show([]);
  expect(none()).toBeInTheDocument();
  expect(screen.queryByText(/without a document/)).not.toBeInTheDocument();
});

it('are those with a document, of one’s own schools also for who may see all; the others are a number', async () => {
  const { show, watchPending } = await look(3);
  expect(watchPending.mock.calls.map(([schools, , , hasProof]) => [schools, hasProof])).toEqual([
    [['oak'], true],
  ]);
  await show([]);
  expect(await screen.findByText('3 requests without a document')).toBeInTheDocument();
  expect(none()).not.toBeInTheDocument();
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
