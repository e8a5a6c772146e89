import { act, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Observer } from '@/backend/live';
import { MAX_PARENT_COUNT, type NamedEntry } from '@/backend/ports/admin';
import type { CasesPort } from '@/backend/ports/cases';
import { type JoiningPort, MAX_PENDING_COUNT } from '@/backend/ports/joining';
import type { ModerationCase } from '@/domain/entities/moderation-case';
import type { PendingRequest } from '@/domain/entities/pending-request';
import { aCase } from '@/features/moderation/testing';
import { aMember, renderSignedIn } from '@/features/session/testing';
import { PENDING_PAGE, usePendingRequests } from '../api/use-pending-requests';
import { request } from '../testing';
import { ModeratorPage } from './moderator-page';

const entry = (action: NamedEntry['action'], targetName: string): NamedEntry => ({
  id: targetName,
  action,
  actorId: 'mo',
  actorName: 'Mo Costa',
  targetId: targetName,
  targetName,
  authorName: null,
  schoolId: 'oak',
  detail: null,
  subject: null,
  at: new Date(),
});
const requestTo = (schoolId: string, firstName: string): PendingRequest => ({
  ...request(firstName, firstName),
  schoolId,
});

async function visit(parents = 12, reports: ModerationCase[] = []) {
  const watchWaiting = vi.fn<CasesPort['watchWaiting']>((_uid, _schools, observer) => {
    observer.next(reports);
    return () => undefined;
  });
  const watchPending: JoiningPort['watchPending'] = (schools, _count, observer) => {
    const all = [requestTo('oak', 'Ana'), requestTo('elm', 'Eva'), requestTo('oak', 'Ben')];
    observer.next(all.filter(({ schoolId }) => schools === null || schools.includes(schoolId)));
    return () => undefined;
  };
  const decisions = vi.fn(() =>
    Promise.resolve({
      items: [
        entry('reject-request', 'Zoe'),
        entry('delete-post', 'Post'),
        entry('approve-request', 'Ana'),
        entry('approve-request', 'Max'),
      ],
      next: null,
    }),
  );
  const nameChanges = vi.fn(() => Promise.resolve({ items: [], next: null }));
  await renderSignedIn(
    <ModeratorPage />,
    {
      joining: { watchPending, countPending: () => Promise.resolve(2) },
      admin: { decisions, nameChanges, parents: () => Promise.resolve(parents) },
      cases: { watchWaiting },
    },
    aMember({ isAdmin: true }),
  );
  const lines = async (name: string) => {
    const section = await screen.findByRole('region', { name });
    return within(section)
      .getAllByRole('listitem')
      .map((line) => line.textContent);
  };
  return { decisions, nameChanges, watchWaiting, lines };
}

it('lists the decisions of one’s schools in the order they come, and nothing else of the log', async () => {
  const { decisions, lines } = await visit();
  await screen.findByText(/Zoe/);
  expect(decisions).toHaveBeenCalledExactlyOnceWith(['oak'], null);
  expect(await lines('Latest decisions')).toEqual([
    expect.stringContaining('Mo Costa rejected the request of Zoe for Oak School'),
    expect.stringContaining('Mo Costa approved the request of Ana for Oak School'),
    expect.stringContaining('Mo Costa approved the request of Max for Oak School'),
  ]);
});

it('asks for the changed names of one’s schools only, also for who may see all', async () => {
  const { nameChanges } = await visit();
  expect(await screen.findByText('Nobody has changed their name.')).toBeInTheDocument();
  expect(nameChanges).toHaveBeenCalledExactlyOnceWith(['oak'], null);
});

it('counts the reports that wait for its reader at their schools, and says that one is about danger', async () => {
  const { watchWaiting } = await visit(12, [
    aCase({ id: 'a', danger: true, handlerIds: ['ana'] }),
    aCase({ id: 'b', handlerIds: ['ana', 'mo'] }),
    aCase({ id: 'c', handlerIds: ['mo'] }),
  ]);
  expect(watchWaiting).toHaveBeenCalledExactlyOnceWith('ana', ['oak'], expect.anything());
  const section = await screen.findByRole('region', { name: 'Reports' });
  expect(within(section).getByText('2 reports are waiting for you.')).toBeInTheDocument();
  expect(within(section).getByText('Danger to a child')).toBeInTheDocument();
  expect(within(section).getByRole('link', { name: 'Review the reports' })).toHaveAttribute(
    'href',
    '/moderator/reports',
  );
});

it('says that no report waits', async () => {
  await visit();
  expect(await screen.findByText('No reports are waiting for you.')).toBeInTheDocument();
  expect(screen.queryByText('Danger to a child')).not.toBeInTheDocument();
});

it('lists requests to one’s schools only, also for who may see all', async () => {
  const { lines } = await visit();
  expect(await lines('Pending requests')).toEqual([
    expect.stringContaining('Ana Silva'),
    expect.stringContaining('Ben Silva'),
  ]);
});

it.each([
  [MAX_PARENT_COUNT - 1, '9999 parents'],
  [MAX_PARENT_COUNT, '10000 parents or more'],
])('says of %i parents that there are %s', async (count, words) => {
  await visit(count);
  expect(await screen.findByText(words)).toBeInTheDocument();
});

function More() {
  const { data, hasMore, loadMore } = usePendingRequests({ schoolIds: null });
  return (
    <button type="button" disabled={!hasMore} onClick={loadMore}>
      {data?.length ?? 0}
    </button>
  );
}

it('reads on no further than requests are counted', async () => {
  const sizes: number[] = [];
  let list: Observer<PendingRequest[]> | undefined;
  const watchPending: JoiningPort['watchPending'] = (_schools, count, observer) => {
    sizes.push(count);
    list = observer;
    return () => undefined;
  };
  const one = request('ana', 'Ana');
  await renderSignedIn(<More />, { joining: { watchPending } });
  const show = (count: number) => act(async () => list?.next(Array.from({ length: count }, () => one)));
  for (let size = PENDING_PAGE; size < MAX_PENDING_COUNT; size += PENDING_PAGE) {
    await show(size);
    await act(async () => screen.getByRole('button', { name: String(size) }).click());
  }
  await show(MAX_PENDING_COUNT);
  expect(sizes.at(-1)).toBe(MAX_PENDING_COUNT);
  expect(screen.getByRole('button', { name: String(MAX_PENDING_COUNT) })).toHaveProperty('disabled', true);
});
