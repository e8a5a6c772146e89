import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { BackendError } from '@/backend/errors';
import type { Observer } from '@/backend/live';
import type { CommunityPort } from '@/backend/ports/community';
import { type HiddenItem, newHiddenItem } from '@/domain/entities/hidden-item';
import { renderSignedIn } from '@/features/session/testing';
import { HiddenNote } from './hidden-note';
import { HiddenPage } from './hidden-page';
import { PersonMenu } from './person-menu';

const blocked = newHiddenItem('blocked', 'ben', 'Ben Lee');
const items = [blocked, newHiddenItem('group', 'choir', 'Choir'), newHiddenItem('post', 'p', 'Eve: Hello')];

/** What is hidden as the server has it. */
function server(first: HiddenItem[], calls: Partial<CommunityPort> = {}) {
  let [now, observer]: [HiddenItem[], Observer<HiddenItem[]> | null] = [first, null];
  const change = async (next: HiddenItem[]) => {
    now = next;
    observer?.next(now);
  };
  return {
    watchHidden: (_uid: string, told: Observer<HiddenItem[]>) => {
      observer = told;
      told.next(now);
      return () => undefined;
    },
    hide: vi.fn((_uid: string, item: HiddenItem) => change([item, ...now])),
    show: vi.fn((_uid: string, id: string) => change(now.filter((item) => item.id !== id))),
    ...calls,
  };
}

const menu = <PersonMenu uid="ben" name="Ben Lee" />;
const choose = async (user: Awaited<ReturnType<typeof renderSignedIn>>['user'], item: string) => {
  await user.click(screen.getByRole('button', { name: 'More about Ben Lee' }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
};

it('lists all that is hidden, and shows it again or unblocks it', async () => {
  const community = server(items);
  const { user } = await renderSignedIn(<HiddenPage />, { community });
  expect(screen.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    'Ben LeeParent, blockedUnblock',
    'ChoirGroupShow again',
    'Eve: HelloPostShow again',
  ]);
  await user.click(screen.getByRole('button', { name: 'Unblock Ben Lee' }));
  expect(community.show).toHaveBeenCalledExactlyOnceWith('ana', 'blocked_ben');
  await screen.findByText('Ben Lee is no longer blocked.');
  await user.click(screen.getByRole('button', { name: 'Show again: Choir' }));
  expect(screen.queryByText('Choir')).not.toBeInTheDocument();
  await screen.findByText('You can see Choir again.');
});

it('says so when nothing is hidden', async () => {
  await renderSignedIn(<HiddenPage />, { community: server([]) });
  expect(screen.getByText('Nothing hidden, nobody blocked.')).toBeInTheDocument();
});

it('puts back what could not be shown again', async () => {
  const show = () => Promise.reject(new BackendError('unavailable'));
  const { user } = await renderSignedIn(<HiddenPage />, { community: server(items, { show }) });
  await user.click(screen.getByRole('button', { name: 'Show again: Choir' }));
  await screen.findByText(/We could not show that again/);
  expect(screen.getByRole('button', { name: 'Show again: Choir' })).toBeInTheDocument();
});

it('hides a parent without a question', async () => {
  const community = server([]);
  const { user } = await renderSignedIn(menu, { community });
  await choose(user, 'Hide Ben Lee');
  expect(community.hide).toHaveBeenCalledExactlyOnceWith('ana', newHiddenItem('person', 'ben', 'Ben Lee'));
  await screen.findByText('Ben Lee is hidden. They are not told.');
});

it('says what a block does before it blocks, and blocks nobody without a yes', async () => {
  const community = server([]);
  const { user } = await renderSignedIn(menu, { community });
  await choose(user, 'Block Ben Lee');
  const question = await screen.findByRole('alertdialog', { name: 'Block Ben Lee?' });
  expect(question).toHaveTextContent(/They can’t open your profile.*They are not told/);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(community.hide).not.toHaveBeenCalled();
  await choose(user, 'Block Ben Lee');
  await user.click(await screen.findByRole('button', { name: 'Block' }));
  await waitFor(() => expect(community.hide).toHaveBeenCalledExactlyOnceWith('ana', blocked));
  await screen.findByText('Ben Lee is blocked. They are not told.');
});

it('says that nobody can block an admin', async () => {
  const hide = () => Promise.reject(new BackendError('permission-denied'));
  const { user } = await renderSignedIn(menu, { community: server([], { hide }) });
  await choose(user, 'Block Ben Lee');
  await user.click(await screen.findByRole('button', { name: 'Block' }));
  await screen.findByText(/Ben Lee is an admin\..*they can’t be blocked/);
});

it('says on a profile that its parent is blocked, with a way back', async () => {
  const community = server(items);
  const { user } = await renderSignedIn(<HiddenNote personId="ben" />, { community });
  expect(screen.getByText(/You have blocked Ben Lee/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Unblock Ben Lee' }));
  await waitFor(() => expect(screen.queryByText(/You have blocked Ben Lee/)).not.toBeInTheDocument());
});

it('says nothing on the profile of somebody else', async () => {
  await renderSignedIn(<HiddenNote personId="choir" />, { community: server(items) });
  expect(screen.queryByText(/You have/)).not.toBeInTheDocument();
});
