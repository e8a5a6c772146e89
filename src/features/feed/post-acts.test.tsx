import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { BackendError } from '@/backend/errors';
import type { PostsPort } from '@/backend/ports/posts';
import type { Post } from '@/domain/entities/post';
import type { User } from '@/domain/entities/user';
import { DAY_MS } from '@/domain/time';
import { forgetDrafts } from '@/features/drafts';
import { somePost } from './model/some-post';
import { openFeed } from './testing';

beforeAll(async () => {
  await Promise.all([
    import('./marks/post-marks'),
    import('./marks/pin-dialog'),
    import('./post/post-menu'),
    import('@/ui/menu-panel'),
    import('@/ui/dialog-panel'),
  ]);
});
afterEach(() => {
  forgetDrafts();
  sessionStorage.clear();
});

const at = (days: number) => new Date(Date.now() + days * DAY_MS);
const old = { createdAt: new Date('2026-03-01T10:00:00Z'), sortAt: new Date('2026-03-01T10:00:00Z') };
const STAFF: Partial<User> = { isModerator: true, approvedSchools: ['maple'] };

/** Opens the feed with two posts of Ben, as a moderator unless told otherwise. */
async function open({
  calls = {},
  as = STAFF,
  fields = {},
  ...wishes
}: { calls?: Partial<PostsPort>; fields?: Partial<Post> } & Parameters<typeof openFeed>[1] = {}) {
  const done = vi.fn<PostsPort['act']>().mockResolvedValue();
  const pins = vi.fn<PostsPort['pins']>().mockResolvedValue(null);
  const page = await openFeed({ act: done, pins, ...calls }, { as, ...wishes });
  const { user, tell } = page;
  const post = (more: Partial<Post> = {}) =>
    somePost({ ...old, schoolId: 'maple', authorId: 'ben', id: 'p1', content: 'Glove', ...fields, ...more });
  const other = somePost({
    ...{ id: 'p2', schoolId: 'maple', authorId: 'ben', content: 'Newer' },
    ...{ createdAt: at(-1), sortAt: at(-1) },
  });
  // As the server orders them.
  await tell([other, post()].sort((one, two) => Number(two.sortAt) - Number(one.sortAt)));
  const card = (text: string) => screen.getByText(text).closest('article') as HTMLElement;
  const menu = async (text = 'Glove') => {
    await user.click(within(card(text)).getByRole('button', { name: 'More about this post' }));
    await screen.findByRole('menuitem', { name: 'Copy link' });
  };
  const choose = async (item: string) => {
    await menu();
    await user.click(screen.getByRole('menuitem', { name: item }));
  };
  const order = () =>
    screen.getAllByRole('article').map((one) => (one.textContent?.includes('Glove') ? 'Glove' : 'Newer'));
  return { ...page, done, pins, post, other, card, menu, choose, order };
}
const item = (name: string) => screen.queryByRole('menuitem', { name });
const pinButton = () => screen.getByRole('button', { name: 'Pin' });

describe('pinning', () => {
  it('asks until when, and puts the post on top at once', async () => {
    const { user, me, done, choose, order } = await open();
    await choose('Pin on top…');
    await user.click(await screen.findByRole('button', { name: '3 days' }));
    await user.click(pinButton());
    await waitFor(() => expect(done).toHaveBeenCalledOnce());
    const [post, uid, what] = done.mock.lastCall ?? [];
    expect({ post, uid }).toEqual({ post: { id: 'p1', schoolId: 'maple', groupId: null }, uid: me.uid });
    const until = what?.type === 'pin' ? what.until : new Date(0);
    expect([until.getHours(), until.getMinutes()]).toEqual([23, 59]);
    expect(Math.round((until.getTime() - Date.now()) / DAY_MS)).toBeGreaterThanOrEqual(3);
    expect(order()).toEqual(['Glove', 'Newer']);
    expect(await screen.findByText(/^Pinned until /)).toBeInTheDocument();
    expect(await screen.findByText('Pinned.')).toBeInTheDocument();
  });

  it('says what is wrong with a day, and pins for none that is over', async () => {
    const { user, done, choose } = await open();
    await choose('Pin on top…');
    const day = await screen.findByLabelText('Until the end of');
    await user.clear(day);
    await user.click(pinButton());
    expect(await screen.findByText('Please choose a day from today to 60 days ahead.')).toBeInTheDocument();
    await user.type(day, '2020-01-01');
    await user.click(pinButton());
    expect(done).not.toHaveBeenCalled();
  });

  it('says that there is no room before it is tried', async () => {
    const posts = { a: at(1), b: at(1), c: at(2), over: at(-1) };
    const pins = vi.fn<PostsPort['pins']>().mockResolvedValue({ posts, lastId: 'a', at: null });
    const { user, done, choose } = await open({ calls: { pins } });
    await choose('Pin on top…');
    expect(await screen.findByRole('alert')).toHaveTextContent('Three posts are pinned already.');
    await user.click(pinButton());
    expect(done).not.toHaveBeenCalled();
  });

  it('goes back where somebody else was faster, and says why', async () => {
    const full = vi.fn<PostsPort['act']>().mockRejectedValue(new BackendError('resource-exhausted'));
    const { user, choose, order } = await open({ calls: { act: full } });
    await choose('Pin on top…');
    await user.click(await screen.findByRole('button', { name: 'Pin' }));
    expect(
      await screen.findByText('Three posts are pinned already. Please unpin one of them first.'),
    ).toBeInTheDocument();
    await waitFor(() => expect(order()).toEqual(['Newer', 'Glove']));
    expect(screen.queryByText(/^Pinned until /)).not.toBeInTheDocument();
  });

  it('is let go, and that is undone by the message', async () => {
    const until = at(3);
    const { user, done, post, other, tell, choose, order } = await open({
      fields: { pinnedUntil: until, sortAt: until },
    });
    expect(order()).toEqual(['Glove', 'Newer']);
    await choose('Unpin');
    await waitFor(() => expect(done.mock.lastCall?.[2]).toEqual({ type: 'unpin' }));
    await waitFor(() => expect(order()).toEqual(['Newer', 'Glove']));
    await tell([other, post({ pinnedUntil: null, sortAt: old.sortAt })]);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(done.mock.lastCall?.[2]).toEqual({ type: 'pin', until }));
    await waitFor(() => expect(order()).toEqual(['Glove', 'Newer']));
  });

  it('is not shown any more once it is over', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
    try {
      const until = new Date(Date.now() + 30_000);
      await open({ fields: { pinnedUntil: until, sortAt: until } });
      expect(await screen.findByText(/^Pinned until /)).toBeInTheDocument();
      await act(async () => vi.advanceTimersByTime(61_000));
      expect(screen.queryByText(/^Pinned until /)).not.toBeInTheDocument();
    } finally {
      vi.useRealTimers();
    }
  });

  it('is offered to staff in the school’s feed, and in a group to who runs it', async () => {
    const { menu } = await open({ as: {} });
    await menu();
    expect(item('Pin on top…')).not.toBeInTheDocument();
  });

  it('is offered to who runs a group, and not to its staff', async () => {
    const { menu } = await open({ fields: { groupId: 'chess' } });
    await menu();
    expect(item('Pin on top…')).not.toBeInTheDocument();
  });

  it('is offered where a group says that its reader runs it', async () => {
    const { menu } = await open({ as: {}, mayPin: true, fields: { groupId: 'chess' } });
    await menu();
    expect(item('Pin on top…')).toBeInTheDocument();
  });

  it.each(['readOnly', 'outside', 'keepAll'] as const)(
    'is not offered where nothing is changed: %s',
    async (how) => {
      const { menu, card } = await open({ [how]: true, as: { ...STAFF, isAdmin: true } });
      if (how === 'outside' || how === 'keepAll') {
        expect(within(card('Glove')).queryByRole('menuitem')).not.toBeInTheDocument();
        return;
      }
      await menu();
      expect(item('Pin on top…')).not.toBeInTheDocument();
    },
  );
});

describe('closing', () => {
  const lost = { topic: 'lost-found' };

  it('marks what was lost as found, at once, and can be undone', async () => {
    const { user, done, choose, card } = await open({ fields: lost });
    await choose('Mark as found');
    expect(await within(card('Glove')).findByText('Found')).toBeInTheDocument();
    await waitFor(() => expect(done.mock.lastCall?.[2]).toEqual({ type: 'close' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(done.mock.lastCall?.[2]).toEqual({ type: 'reopen' }));
    expect(within(card('Glove')).queryByText('Found')).not.toBeInTheDocument();
  });

  it('marks what was offered as gone, and takes that back by the menu', async () => {
    const { done, choose, card } = await open({ fields: { topic: 'offer', closedAt: at(-1) } });
    expect(await within(card('Glove')).findByText('Gone')).toBeInTheDocument();
    await choose('It is still open');
    await waitFor(() => expect(done.mock.lastCall?.[2]).toEqual({ type: 'reopen' }));
    expect(within(card('Glove')).queryByText('Gone')).not.toBeInTheDocument();
  });

  it('goes back when the server refuses', async () => {
    const refused = vi.fn<PostsPort['act']>().mockRejectedValue(new BackendError('permission-denied'));
    const { choose, card } = await open({ calls: { act: refused }, fields: lost });
    await choose('Mark as found');
    expect(await screen.findByText(/That could not be saved\./)).toBeInTheDocument();
    await waitFor(() => expect(within(card('Glove')).queryByText('Found')).not.toBeInTheDocument());
  });

  it('waits without a network, says so, and can be stopped', async () => {
    const { user, server, done, choose, card } = await open({ fields: lost });
    await server.become('offline');
    await choose('Mark as found');
    expect(await within(card('Glove')).findByText('Found')).toBeInTheDocument();
    expect(await within(card('Glove')).findByText('Waiting to send')).toBeInTheDocument();
    await user.click(within(card('Glove')).getByRole('button', { name: "Don't send" }));
    await waitFor(() => expect(within(card('Glove')).queryByText('Found')).not.toBeInTheDocument());
    expect(done).not.toHaveBeenCalled();
  });

  it('is its author’s and the staff’s, of what can be over', async () => {
    const { menu } = await open({ as: {}, fields: lost });
    await menu();
    expect(item('Mark as found')).not.toBeInTheDocument();
  });

  it('is not offered for other topics', async () => {
    const { menu } = await open({ fields: { topic: 'news' } });
    await menu();
    for (const name of ['Mark as found', 'Mark as gone']) expect(item(name)).not.toBeInTheDocument();
  });
});
