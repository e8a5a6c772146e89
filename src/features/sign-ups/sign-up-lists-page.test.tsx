import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { BackendError } from '@/backend/errors';
import type { SignUpLists, SignUpsPort } from '@/backend/ports/sign-ups';
import type { SignUpList } from '@/domain/entities/sign-up-list';
import { DAY_MS } from '@/domain/time';
import { forgetDrafts } from '@/features/drafts';
import { OfflineProvider } from '@/features/offline';
import { aServer } from '@/features/offline/testing';
import { renderOfTwoSchools } from '@/features/session/testing';
import { SignUpListsPage as FetchedPage } from '.';
import { SignUpListsPage } from './sign-up-lists-page';
import { aList, taken } from './testing';

// Fetched when first opened: no test waits for that.
beforeAll(() => Promise.all([import('./form/list-dialog'), import('@/ui/confirm-dialog')]));
afterEach(() => forgetDrafts());

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
const named = (title: string, fields: Partial<SignUpList> = {}) => aList({ id: title, title, ...fields });
const LISTS: Record<SignUpLists['when'], SignUpList[]> = {
  upcoming: [named('Cakes'), named('Stalls', { date: inDays(3) })],
  undated: [named('Drill', { date: null })],
  past: [named('Picnic', { date: inDays(-3), summary: taken(3, 1) })],
};

type Found = Partial<Record<SignUpLists['when'], SignUpList[] | BackendError | null>>;

/** The page for Ana of two schools. Of what is found null stays on its way. */
async function visit({
  found = {},
  calls = {},
  route = '/sign-ups',
}: {
  found?: Found;
  calls?: Partial<SignUpsPort>;
  route?: string;
} = {}) {
  const server = aServer();
  const create = vi.fn<SignUpsPort['create']>(async () => undefined);
  const watchFirst = vi.fn<SignUpsPort['watchFirst']>(({ schoolId, when }, _now, observer) => {
    const lists = found[when] === undefined ? LISTS[when] : found[when];
    if (lists instanceof BackendError) observer.error(lists);
    else if (lists) observer.next({ items: schoolId === 'oak' ? lists : [], next: null });
    return () => undefined;
  });
  const { user } = await renderOfTwoSchools(
    <OfflineProvider>
      <SignUpListsPage />
    </OfflineProvider>,
    { connection: server, signUps: { watchFirst, create, ...calls } },
    { route },
  );
  return { user, server, create, watchFirst, unmount: cleanup };
}
const button = (name: string) => screen.getByRole('button', { name });
const titles = () =>
  screen.queryAllByRole('heading', { level: 3, hidden: true }).map(({ textContent }) => textContent);
const card = (title: string) =>
  within(screen.getByRole('heading', { level: 3, name: title }).closest('li') as HTMLElement);
const form = async () => within(await screen.findByRole('dialog', { name: 'Add a sign-up list' }));
const formGone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

it('is fetched when it is first opened', async () => {
  const watchFirst: SignUpsPort['watchFirst'] = (_lists, _now, observer) => {
    observer.next({ items: [], next: null });
    return () => undefined;
  };
  await renderOfTwoSchools(<FetchedPage />, { connection: aServer(), signUps: { watchFirst } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Sign-up lists' })).toBeInTheDocument();
});

describe('what the page shows', () => {
  it('is what is to come and what is for any time, each with what is left and a way to it', async () => {
    await visit();
    expect(titles()).toEqual(['Cakes', 'Stalls', 'Drill']);
    expect(card('Cakes').getByText('5 of 5 left')).toBeInTheDocument();
    expect(card('Cakes').getByRole('link', { name: 'Cakes' })).toHaveAttribute('href', '/sign-ups/Cakes');
    expect(card('Drill').getByText('Any time')).toBeInTheDocument();
  });

  it('is what was, on demand', async () => {
    const { user } = await visit();
    await user.click(button('Past'));
    await waitFor(() => expect(titles()).toEqual(['Picnic']));
    expect(card('Picnic').getByText('4 of 5 taken')).toBeInTheDocument();
    await user.click(button('Upcoming'));
    await waitFor(() => expect(titles()).toEqual(['Cakes', 'Stalls', 'Drill']));
  });

  it('says which nobody can sign up for', async () => {
    const upcoming = [
      named('Full', { summary: taken(4, 1) }),
      named('Shut', { isClosed: true }),
      named('Off', { isCancelled: true }),
    ];
    await visit({ found: { upcoming } });
    expect(card('Full').getByText('All taken')).toBeInTheDocument();
    expect(card('Shut').getByText('Closed')).toBeInTheDocument();
    expect(card('Off').getByText('The event has been called off.')).toBeInTheDocument();
  });

  it('says that there is nothing', async () => {
    const { user } = await visit({ found: { upcoming: [], undated: [], past: [] } });
    expect(screen.getByText('No upcoming sign-up lists.')).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Any time' })).not.toBeInTheDocument();
    await user.click(button('Past'));
    expect(await screen.findByText('No past sign-up lists.')).toBeInTheDocument();
  });

  it('is on its way while it is read, and not called nothing', async () => {
    await visit({ found: { upcoming: null, undated: null } });
    expect(screen.getAllByText('Loading...').length).toBeGreaterThan(0);
    expect(screen.queryByText('No upcoming sign-up lists.')).not.toBeInTheDocument();
  });

  it('shows what is for any time once it is known what is above it, also that it can’t be read', async () => {
    await visit({ found: { upcoming: null } });
    expect(screen.queryByRole('heading', { name: 'Any time' })).not.toBeInTheDocument();
    cleanup();
    await visit({ found: { upcoming: new BackendError('unknown') } });
    expect(await screen.findByRole('heading', { name: 'Any time' })).toBeInTheDocument();
  });

  it('is not called nothing when it can’t be read, and is read again', async () => {
    const { user, watchFirst } = await visit({ found: { upcoming: new BackendError('unknown') } });
    expect(await screen.findByText('The sign-up lists could not be loaded.')).toBeInTheDocument();
    const before = watchFirst.mock.calls.length;
    await user.click(button('Try again'));
    await waitFor(() => expect(watchFirst.mock.calls.length).toBeGreaterThan(before));
  });
});

describe('a new list', () => {
  async function fill(visited: Awaited<ReturnType<typeof visit>>, title = 'Bake sale') {
    await visited.user.click(button('Add list'));
    const dialog = await form();
    await visited.user.type(dialog.getByLabelText('Title'), title);
    fireEvent.change(dialog.getByRole('textbox', { name: 'What' }), { target: { value: 'Pie' } });
    return dialog;
  }

  it('is sent off as it was entered', async () => {
    const visited = await visit();
    const dialog = await fill(visited);
    await visited.user.click(dialog.getByRole('button', { name: 'Save list' }));
    await formGone();
    expect(visited.create).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        ...{ schoolId: 'oak', eventId: null, uid: 'ana' },
        input: {
          ...{ title: 'Bake sale', description: '', date: null, isClosed: false },
          slots: [{ id: expect.any(String), label: 'Pie', count: 1 }],
        },
      }),
    );
  });

  it('stands in its place at once without a network, and says that it waits', async () => {
    const visited = await visit();
    await visited.server.become('offline');
    const dialog = await fill(visited);
    await visited.user.click(dialog.getByRole('button', { name: 'Save list' }));
    await formGone();
    expect(titles()).toEqual(['Cakes', 'Stalls', 'Drill', 'Bake sale']);
    expect(card('Bake sale').getByText('Waiting to send')).toBeInTheDocument();
    expect(visited.create).not.toHaveBeenCalled();
  });

  it('of earlier today stands among the upcoming ones, as when it is read again', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-05-04T15:00:00') });
    try {
      const visited = await visit({ found: { undated: [] } });
      await visited.server.become('offline');
      const dialog = await fill(visited, 'This morning');
      fireEvent.change(dialog.getByLabelText(/When/), { target: { value: '2026-05-04T09:00' } });
      await visited.user.click(dialog.getByRole('button', { name: 'Save list' }));
      await formGone();
      expect(titles()).toContain('This morning');
    } finally {
      vi.useRealTimers();
    }
  });

  it('that is refused says so, and keeps what was typed', async () => {
    const create = () => Promise.reject(new BackendError('permission-denied'));
    const visited = await visit({ calls: { create } });
    const dialog = await fill(visited);
    await visited.user.click(dialog.getByRole('button', { name: 'Save list' }));
    expect(await dialog.findByText(/Your sign-up list could not be saved\./)).toBeInTheDocument();
    expect(dialog.getByLabelText('Title')).toHaveValue('Bake sale');
    expect(dialog.getByRole('textbox', { name: 'What' })).toHaveValue('Pie');
  });

  it('without a title or anything that is needed says what is missing', async () => {
    const visited = await visit();
    await visited.user.click(button('Add list'));
    const dialog = await form();
    await visited.user.click(dialog.getByRole('button', { name: 'Save list' }));
    await waitFor(() => expect(dialog.getByLabelText('Title')).toBeInvalid());
    expect(dialog.getByRole('textbox', { name: 'What' })).toBeInvalid();
    expect(visited.create).not.toHaveBeenCalled();
  });

  it('gets more rows and loses some, and the keyboard stays in the form', async () => {
    const visited = await visit();
    const dialog = await fill(visited);
    await visited.user.click(dialog.getByRole('button', { name: 'Add another' }));
    const second = dialog.getAllByRole('textbox', { name: 'What' })[1] as HTMLElement;
    await waitFor(() => expect(second).toHaveFocus());
    await visited.user.type(second, 'Tea');
    await visited.user.click(dialog.getByRole('button', { name: 'Remove Tea' }));
    expect(dialog.getAllByRole('textbox', { name: 'What' })).toHaveLength(1);
    expect(dialog.getByRole('button', { name: 'Add another' })).toHaveFocus();
  });

  it('that was begun is kept when its page is left, and goes on', async () => {
    const first = await visit();
    await fill(first, 'Half a list');
    first.unmount();
    const { user } = await visit();
    expect(screen.getByText('You started adding a sign-up list: Half a list')).toBeInTheDocument();
    await user.click(button('Continue'));
    expect((await form()).getByRole('textbox', { name: 'What' })).toHaveValue('Pie');
  });
});
