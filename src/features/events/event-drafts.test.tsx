import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useNavigate } from 'react-router-dom';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { BackendError } from '@/backend/errors';
import type { Observer } from '@/backend/live';
import type { EventsPort } from '@/backend/ports/events';
import type { SchoolEvent } from '@/domain/entities/community';
import { forgetDrafts } from '@/features/drafts';
import { OfflineProvider } from '@/features/offline';
import { aServer } from '@/features/offline/testing';
import { renderOfTwoSchools } from '@/features/session/testing';
import { toInputTime } from '@/ui/input-time';
import { EventsPage } from './events-page';
import { choose, eventAfter, menuCode, watchingFirst } from './testing';

// Fetched when first opened: no test waits for that.
beforeAll(() => Promise.all([import('./event-dialog'), import('@/ui/dialog-panel'), menuCode()]));
afterEach(() => {
  cleanup();
  forgetDrafts();
  sessionStorage.clear();
  localStorage.clear();
});

const now = new Date();
const fair = eventAfter(now, 'Fair', 30, { userId: 'ana', location: 'Gym' });

const History = () => {
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
      <button type="button" onClick={() => void navigate(1)}>
        Forward
      </button>
    </>
  );
};

/** One page load of Ana; what was begun before is in the tab's store. */
async function visit(calls: Partial<EventsPort> = {}, { found = [fair], route = '/events' } = {}) {
  cleanup();
  forgetDrafts();
  let list: Observer<SchoolEvent[]> | undefined;
  const watchFirst = watchingFirst((observer) => {
    list = observer;
    observer.next(found);
  });
  const server = aServer();
  const past = async () => ({ items: [], next: null });
  const page = (
    <OfflineProvider>
      <EventsPage />
      <History />
    </OfflineProvider>
  );
  const parts = { connection: server, events: { watchFirst, page: past, ...calls } };
  await renderOfTwoSchools(page, parts, { route });
  return { server, tell: (events: SchoolEvent[]) => act(async () => list?.next(events)) };
}

// By text, also below an open form: roles take long.
const press = async (name: string) => {
  const [found] = (await screen.findAllByText(name, { selector: 'button, button *' })).slice(-1);
  await act(async () => fireEvent.click(found?.closest('button') as Element));
};
const pressIn = (part: HTMLElement, name: string) =>
  act(async () => fireEvent.click(within(part).getByRole('button', { name, hidden: true })));
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const form = (name = 'Edit event') => screen.findByRole('dialog', { name });
const formGone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
const lines = () =>
  screen.queryAllByText(/^You started (add|chang)ing /).map(({ textContent }) => textContent);
const card = (title: string) => screen.getByText(title, { selector: 'h3 a' }).closest('li') as HTMLElement;
const inHours = (hours: number) => toInputTime(eventAfter(now, '', hours).start);

const begin = async (title: string) => {
  await press('Add event');
  await form('Add an event');
  type('Title', title);
};
const change = async () => {
  await choose(userEvent.setup(), 'Fair', 'Edit');
  await form();
};

describe('A new event', () => {
  it('is there after a reload, which says so, and fills its form', async () => {
    await visit();
    expect(lines()).toEqual([]);
    await begin('Concert');
    type('Description (optional)', 'Bring chairs');
    await visit();
    expect(lines()).toEqual(['You started adding an event: Concert']);
    await press('Continue');
    const opened = await form('Add an event');
    expect(within(opened).getByText('You had started this.').closest('[role=status]')).toBeInTheDocument();
    expect(field('Title')).toHaveValue('Concert');
    expect(field('Description (optional)')).toHaveValue('Bring chairs');
    expect(lines()).toEqual([]);
  });

  it('is open after a reload of the address of its form', async () => {
    await visit();
    await begin('Concert');
    await visit({}, { route: '/events?event=new' });
    await form('Add an event');
    expect(field('Title')).toHaveValue('Concert');
  });

  it('can be started anew', async () => {
    await visit();
    await begin('Concert');
    await visit();
    await press('Add event');
    await form('Add an event');
    await press('Start over');
    expect(field('Title')).toHaveValue('');
    expect(screen.queryByText('You had started this.')).not.toBeInTheDocument();
    await press('Cancel');
    await formGone();
    expect(lines()).toEqual([]);
  });

  it('is kept by Back, which closes its form alone', async () => {
    await visit();
    await begin('Concert');
    await press('Back');
    await formGone();
    expect(screen.getByRole('heading', { level: 1, name: 'Events' })).toBeInTheDocument();
    expect(lines()).toEqual(['You started adding an event: Concert']);
  });

  it('is gone once it is called off', async () => {
    await visit();
    await begin('Concert');
    await press('Cancel');
    await press('Discard');
    await formGone();
    expect(lines()).toEqual([]);
    await visit();
    expect(lines()).toEqual([]);
  });

  it('is gone once its line is discarded, after a question', async () => {
    await visit();
    await begin('');
    type('Location (optional)', 'Gym');
    await press('Back');
    await formGone();
    expect(lines()).toEqual(['You started adding an event.']);
    await press('Discard');
    const question = await screen.findByRole('alertdialog', { name: 'Discard what you typed?' });
    await pressIn(question, 'Cancel');
    expect(lines()).toHaveLength(1);
    await press('Discard');
    await pressIn(await screen.findByRole('alertdialog'), 'Discard');
    await waitFor(() => expect(lines()).toEqual([]));
  });

  it('is the outbox’s once it is sent off, and typed again once it is refused', async () => {
    let refuse: (error: Error) => void = () => undefined;
    const create = vi.fn<EventsPort['create']>(() => new Promise((_, reject) => (refuse = reject)));
    await visit({ create });
    await begin('Concert');
    type('Start', inHours(20));
    await press('Save event');
    await waitFor(() => expect(create).toHaveBeenCalledOnce());
    await press('Back');
    await formGone();
    expect(lines()).toEqual([]);
    await act(async () => refuse(new BackendError('permission-denied')));
    expect(await screen.findByText(/^Your event could not be saved\. \S/)).toBeInTheDocument();
    expect(lines()).toEqual(['You started adding an event: Concert']);
  });

  it('that is stopped goes into a form of its own, beside what is being typed', async () => {
    const { server } = await visit();
    await server.become('offline');
    await begin('Concert');
    type('Start', inHours(20));
    await press('Save event');
    await formGone();
    await begin('Picnic');
    await press('Back');
    await formGone();
    await pressIn(card('Concert'), "Don't send");
    await form('Add an event');
    expect(field('Title')).toHaveValue('Concert');
    await press('Back');
    await formGone();
    expect(lines().toSorted()).toEqual([
      'You started adding an event: Concert',
      'You started adding an event: Picnic',
    ]);
  });
});

describe('A change of an event', () => {
  it('is there after a reload, in the event’s card', async () => {
    await visit();
    await change();
    type('Title', 'Autumn fair');
    await visit();
    expect(card('Fair')).toHaveTextContent('You started changing this event.');
    await press('Continue');
    await form();
    expect(field('Title')).toHaveValue('Autumn fair');
    await press('Start over');
    expect(field('Title')).toHaveValue('Fair');
  });

  it('neither shows nor overwrites what another device has changed before it is taken up', async () => {
    const update = vi.fn<EventsPort['update']>(async () => undefined);
    await visit();
    await change();
    type('Title', 'Autumn fair');
    await visit({ update }, { found: [{ ...fair, location: 'Park', description: 'Games' }] });
    await press('Continue');
    await form();
    expect(field('Location (optional)')).toHaveValue('Park');
    await press('Save event');
    await waitFor(() => expect(update).toHaveBeenCalledOnce());
    expect(update.mock.calls[0]?.[1]).toEqual({ title: 'Autumn fair' });
  });

  it('follows what another device changes while its form is open, but for what is typed', async () => {
    const update = vi.fn<EventsPort['update']>(async () => undefined);
    const { tell } = await visit({ update });
    await change();
    type('Title', 'Autumn fair');
    await tell([{ ...fair, title: 'Market', location: 'Park' }]);
    expect(field('Title')).toHaveValue('Autumn fair');
    expect(field('Location (optional)')).toHaveValue('Park');
    await press('Save event');
    await waitFor(() => expect(update).toHaveBeenCalledOnce());
    expect(update.mock.calls[0]?.[1]).toEqual({ title: 'Autumn fair' });
  });

  it('that waits neither hides nor overwrites what another device saves meanwhile', async () => {
    const update = vi.fn<EventsPort['update']>(async () => undefined);
    const { server, tell } = await visit({ update });
    await change();
    await server.become('offline');
    type('Title', 'Autumn fair');
    await press('Save event');
    await formGone();
    await tell([{ ...fair, title: 'Market', location: 'Park' }]);
    expect(card('Autumn fair')).toHaveTextContent('Park');
    await server.become('online');
    await waitFor(() => expect(update).toHaveBeenCalledOnce());
    expect(update.mock.calls[0]?.[1]).toEqual({ title: 'Autumn fair' });
    await tell([{ ...fair, title: 'Autumn fair', location: 'Park' }]);
    expect(card('Autumn fair')).not.toHaveTextContent("Don't send");
  });

  it('that is stopped does not bring back what another device has changed', async () => {
    const { server, tell } = await visit();
    await change();
    await server.become('offline');
    type('Title', 'Autumn fair');
    await press('Save event');
    await formGone();
    await tell([{ ...fair, location: 'Park' }]);
    await press("Don't send");
    await form();
    expect(field('Title')).toHaveValue('Autumn fair');
    expect(field('Location (optional)')).toHaveValue('Park');
  });

  it('that waits is not undone by the next one', async () => {
    const update = vi.fn<EventsPort['update']>(async () => undefined);
    const { server } = await visit({ update });
    await change();
    await server.become('offline');
    type('Title', 'Autumn fair');
    await press('Save event');
    await formGone();
    await press('Forward');
    await form();
    type('Location (optional)', 'Park');
    await press('Save event');
    await formGone();
    await server.become('online');
    await waitFor(() => expect(update).toHaveBeenCalledOnce());
    expect(update.mock.calls[0]?.[1]).toEqual({ title: 'Autumn fair', location: 'Park' });
  });

  it('stays on screen when the event is deleted meanwhile, and is shown to copy after that', async () => {
    const get = async () => null;
    const { tell } = await visit({ get });
    await change();
    type('Title', 'Autumn fair');
    type('Start', `${now.getFullYear() + 1}-05-12T10:00`);
    await tell([]);
    expect(field('Title')).toHaveValue('Autumn fair');
    await visit({ get }, { found: [], route: '/events?event=Fair' });
    const left = await screen.findByRole('article', {
      name: 'The event you were changing is no longer here.',
    });
    expect(left).toHaveTextContent(new RegExp(`Autumn fair\\s*\\w{3}, May 12, ${now.getFullYear() + 1}`));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await pressIn(left, 'Discard');
    await pressIn(await screen.findByRole('alertdialog'), 'Discard');
    await waitFor(() => expect(screen.queryByRole('article')).not.toBeInTheDocument());
  });

  it('of an event that is not in the list is gone on with there', async () => {
    const get = vi.fn<EventsPort['get']>().mockRejectedValueOnce(new BackendError('unavailable'));
    get.mockResolvedValue({ ...fair, location: 'Park' });
    await visit();
    await change();
    type('Title', 'Autumn fair');
    await visit({ get }, { found: [], route: '/events' });
    expect(lines()).toEqual(['You started changing an event that is not in this list.']);
    await press('Continue');
    await waitFor(() => expect(get).toHaveBeenCalledTimes(2));
    await press('Continue');
    await form();
    expect(field('Title')).toHaveValue('Autumn fair');
    expect(field('Location (optional)')).toHaveValue('Park');
  });

  it('is not open for an event of somebody else', async () => {
    const others = { ...fair, userId: 'ben' };
    await visit({}, { found: [others], route: '/events?event=Fair' });
    expect(card('Fair')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
