import { screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderUi } from '@/ui/testing';
import { OfflineContext } from './offline-context';
import type { Entry } from './outbox/entry';
import type { Outbox } from './outbox/outbox';
import { comment, ofPost, post, postEdit } from './outbox/testing';
import { RefusedDrafts } from './refused-drafts';
import { anOutbox } from './testing';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const entry = (
  waiting: typeof post | typeof comment | typeof postEdit,
  refused: Entry['refused'],
): Entry => ({
  ...waiting,
  uid: 'ana',
  refused,
  ...{ held: null, progress: null, isSent: false, isDiscarded: false },
});

const of = <K extends Entry['kind']>(kind: K, id: string) => ({
  ...{ kind, id, since: new Date(0), uid: 'ana', refused: 'permission-denied' as const },
  ...{ held: null, progress: null, isSent: false, isDiscarded: false },
});

function show(
  entries: readonly Entry[],
  restore: (() => void) | null = null,
  calls: Partial<Pick<Outbox, 'retry'>> = {},
) {
  const discard = vi.fn(async (_id: string) => 'gone' as const);
  const outbox = anOutbox(entries, { discard, ...calls });
  const { user } = renderUi(
    <OfflineContext value={{ connection: null, outbox }}>
      <RefusedDrafts restoreIn={() => restore} />
    </OfflineContext>,
  );
  return { user, discard };
}
const cards = () => screen.queryAllByRole('article');

it('are those that were refused, each with the reason', () => {
  show([
    entry(post, 'permission-denied'),
    entry({ ...post, id: 'p2', content: 'On its way' }, null),
    entry(comment, 'not-found'),
  ]);
  expect(within(screen.getByRole('region', { name: 'Not sent' })).getAllByRole('article')).toHaveLength(2);
  expect(cards()[0]).toHaveTextContent('Your post could not be sent. It is a draft again.');
  expect(cards()[0]).toHaveTextContent('Hello');
  expect(cards()[1]).toHaveTextContent('Your comment could not be sent.');
  within(cards()[0] as HTMLElement).getByText('You are not allowed to do this.');
  within(cards()[1] as HTMLElement).getByText('This is no longer here.');
  expect(screen.queryByText('On its way')).not.toBeInTheDocument();
});

it('are changes of texts, which are written on, too', () => {
  show([entry(postEdit, 'permission-denied')]);
  expect(cards()[0]).toHaveTextContent('Your change could not be saved. It is a draft again.');
  expect(cards()[0]).toHaveTextContent('Hello all');
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

it('are shown of any kind and reason, though a later version left them', () => {
  const kind = 'poem' as 'post';
  show([entry({ ...post, kind }, 'not-in-the-mood' as Entry['refused'])]);
  screen.getByText('What you wrote could not be sent. It is a draft again.');
  screen.getByText('Something went wrong. Please try again.');
});

it.each<[string, Entry, string, string | RegExp]>([
  [
    'an event',
    {
      ...of('event', 'e1'),
      ...{ schoolId: 's', eventId: 'e1', isNew: true, timeZone: 'UTC', series: null },
      input: {
        ...{
          title: 'Fair',
          location: 'Gym',
          description: 'With cake',
          places: null,
          rsvpsClosed: false,
          isCancelled: false,
        },
        ...{ start: new Date('2020-05-12T10:00:00Z'), end: null },
      },
    },
    'Your event could not be saved.',
    /^Fair\nTue, May 12, 2020, 10:00\sAM UTC\nGym\nWith cake$/,
  ],
  [
    'a change of many events',
    {
      ...of('series-change', 'c1'),
      ...{
        schoolId: 's',
        eventId: 's_2',
        title: 'Choir',
        part: { ends: true },
        timeZone: 'UTC',
        input: null,
      },
    },
    'Your change of this event and all following could not be saved.',
    'Choir',
  ],
  [
    'a group',
    { ...of('group', 'g1'), schoolId: 's', input: { name: 'Chess', description: '' } },
    'Your group could not be created.',
    'Chess',
  ],
  [
    'joining a group',
    {
      ...of('membership', 'm1'),
      schoolId: 's',
      group: { groupId: 'g1', schoolId: 's', name: 'Chess' },
      joins: true,
    },
    'We could not add you to this group.',
    'Chess',
  ],
  [
    'leaving a group',
    {
      ...of('membership', 'm1'),
      schoolId: 's',
      group: { groupId: 'g1', schoolId: 's', name: 'Chess' },
      joins: false,
    },
    'We could not take you out of this group.',
    'Chess',
  ],
  [
    'a profile',
    {
      ...of('profile', 'u1'),
      change: {
        firstName: 'Ana',
        bio: 'I bake.',
        children: { from: [], to: [{ name: 'Mia', gradeOrRoom: '2b' }] },
      },
      ...{ picture: null, imageUrl: null },
    },
    'The changes to your profile could not be saved.',
    'Ana\nI bake.\nMia, 2b',
  ],
])('of %s can be read, and sent again as it was', async (_what, returned, title, text) => {
  const retry = vi.fn(async () => undefined);
  const { user } = show([returned], null, { retry });
  const card = screen.getByRole('article', { name: title });
  within(card).getByText(text, { normalizer: (shown) => shown });
  await user.click(within(card).getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledExactlyOnceWith(returned.id);
});

it.each([post, comment])('of a $kind are not sent again as they were', (writing) => {
  show([entry(writing, 'permission-denied')]);
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

it('are not there when nothing was refused', () => {
  show([entry(post, null)]);
  expect(screen.queryByRole('region', { name: 'Not sent' })).not.toBeInTheDocument();
});

it('show the picture of a post', async () => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:picture');
  show([entry({ ...post, pictures: [ofPost] }, 'file-refused')]);
  const shown = await screen.findByRole('img', { name: 'Your picture' });
  expect(shown).toHaveAttribute('src', 'blob:picture');
  expect(shown).toHaveAttribute('width', '1');
});

it('can be written on where their place is open', async () => {
  const restore = vi.fn();
  const { user } = show([entry(post, 'unknown')], restore);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Edit and send again' }));
  expect(restore).toHaveBeenCalledTimes(1);
});

it('can only be read where it is closed', () => {
  show([entry(post, 'permission-denied')]);
  expect(screen.queryByRole('button', { name: 'Edit and send again' })).not.toBeInTheDocument();
});

it('can be copied, and say so when the browser refuses', async () => {
  const { user } = show([entry(post, 'unknown')]);
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce();
  const copy = screen.getByRole('button', { name: 'Copy the text' });
  await user.click(copy);
  expect(copied).toHaveBeenCalledExactlyOnceWith('Hello');
  await screen.findByText('Text copied ✓');
  copied.mockRejectedValueOnce(new Error('denied'));
  await user.click(copy);
  await screen.findByText(/could not be copied/);
});

it('are discarded once the person is sure', async () => {
  const { user, discard } = show([entry(post, 'unknown')]);
  const ask = async (answer: string) => {
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Discard this draft?' });
    await user.click(within(dialog).getByRole('button', { name: answer }));
  };
  await ask('Cancel');
  expect(discard).not.toHaveBeenCalled();
  await ask('Discard');
  await vi.waitFor(() => expect(discard).toHaveBeenCalledExactlyOnceWith('p1'));
});
