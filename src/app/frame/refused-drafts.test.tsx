import { screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { forgetDrafts } from '@/features/drafts';
import type { Entry } from '@/features/offline';
import { OnTheWay } from '@/features/offline/testing';
import { aMember, renderSignedIn } from '@/features/session/testing';
import { FrameRefusedDrafts } from './refused-drafts';

const returned: Pick<Entry, 'since' | 'uid' | 'refused' | 'held' | 'progress' | 'isSent' | 'isDiscarded'> = {
  ...{ since: new Date(0), uid: 'ana', refused: 'unknown', held: null },
  ...{ progress: null, isSent: false, isDiscarded: false },
};
const post = (id: string, schoolId: string, groupId: string | null = null): Entry => ({
  ...{ ...returned, kind: 'post', id, content: `Post ${id}`, schoolId, feed: { schoolId, groupId } },
  pictures: [],
  mentions: {},
  poll: null,
  topic: null,
});
const comment = (id: string, schoolId: string): Entry => ({
  ...{ ...returned, kind: 'comment', id, content: `Comment ${id}`, postId: 'p9', schoolId },
  ...{ mentions: {}, replyTo: null, toGuests: false },
});
const change = (id: string): Entry => ({
  ...{ ...returned, kind: 'edit', id, content: `Edit ${id}`, postId: 'p9', commentId: 'c1' },
  ...{ schoolId: 'oak', mentions: {} },
});

const event = (id: string, isNew: boolean): Entry => ({
  ...{ ...returned, kind: 'event', id, eventId: id, schoolId: 'oak', isNew },
  ...{ timeZone: 'UTC', series: null },
  input: {
    title: `Event ${id}`,
    start: new Date(0),
    end: null,
    location: '',
    description: '',
    places: null,
    rsvpsClosed: false,
    isCancelled: false,
  },
});

const group = (id: string): Entry => ({
  ...{ ...returned, kind: 'group', id, schoolId: 'oak', input: { name: `Group ${id}`, description: '' } },
});
const profile = (id: string): Entry => ({
  ...{ ...returned, kind: 'profile', id, change: { bio: `Profile ${id}` }, picture: null, imageUrl: null },
});
const joining = (id: string): Entry => ({
  ...{ ...returned, kind: 'membership', id, schoolId: 'oak', joins: true },
  group: { groupId: 'chess', name: `Joining ${id}`, schoolId: 'oak' },
});

afterEach(() => {
  forgetDrafts();
  sessionStorage.clear();
});

function Place() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

async function show(entries: readonly Entry[], approvedSchools = ['oak']) {
  const discard = vi.fn(async (_id: string) => 'gone' as const);
  const { user } = await renderSignedIn(
    <OnTheWay entries={entries} calls={{ discard }}>
      <FrameRefusedDrafts />
      <Place />
    </OnTheWay>,
    {},
    aMember({ approvedSchools }),
  );
  const card = (text: string) => {
    const found = screen.getAllByRole('article').find((one) => one.textContent?.includes(text));
    return within(found as HTMLElement);
  };
  return { user, discard, edit: (text: string) => card(text).queryByRole('button', { name: /^Edit/ }) };
}

it('can be written on in the schools of its author, and only read in others', async () => {
  const mine = [post('one', 'oak'), comment('two', 'oak')];
  const { edit } = await show([...mine, post('three', 'elm'), comment('four', 'elm')]);
  const texts = ['Post one', 'Comment two', 'Post three', 'Comment four'];
  expect(texts.map((text) => edit(text) !== null)).toEqual([true, true, false, false]);
});

it('can only be read by who is in no school any more', async () => {
  const { edit } = await show([post('one', 'oak')], []);
  expect(edit('Post one')).not.toBeInTheDocument();
});

it.each([
  ['Post one', '/dashboard'],
  ['Post two', '/groups/parents'],
  ['Comment three', '/post/p9'],
  ['Edit eight', '/post/p9'],
  ['Event four', '/events?event=from-four'],
  ['Event five', '/events?event=five'],
  ['Group six', '/groups/create'],
  ['Profile seven', '/edit-profile'],
])('%s goes back to where it was written, at %s', async (text, place) => {
  const { user, discard, edit } = await show([
    post('one', 'oak'),
    post('two', 'oak', 'parents'),
    comment('three', 'oak'),
    event('four', true),
    event('five', false),
    group('six'),
    profile('seven'),
    change('eight'),
  ]);
  await user.click(edit(text) as HTMLElement);
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(place));
  expect(discard).toHaveBeenCalledExactlyOnceWith(text.split(' ')[1]);
});

it('can only be sent again, or let go, where nothing was written', async () => {
  const { edit } = await show([joining('one')]);
  expect(edit('Joining one')).not.toBeInTheDocument();
});

it('leaves alone what is made of the same text by now', async () => {
  const { user, discard, edit: write } = await show([change('one'), change('two')]);
  await user.click(write('Edit one') as HTMLElement);
  await waitFor(() => expect(discard).toHaveBeenCalledExactlyOnceWith('one'));
  await user.click(write('Edit two') as HTMLElement);
  await screen.findByText(/You have already started something else there/);
  expect(discard).toHaveBeenCalledTimes(1);
});

it('stays where something else is written by now, and leads there', async () => {
  const { user, discard, edit } = await show([group('one'), group('two')]);
  await user.click(edit('Group one') as HTMLElement);
  await waitFor(() => expect(discard).toHaveBeenCalledExactlyOnceWith('one'));
  await user.click(edit('Group two') as HTMLElement);
  await screen.findByText(/You have already started something else there/);
  expect(discard).toHaveBeenCalledTimes(1);
});
