import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { BackendError } from '@/backend/errors';
import type { Observer } from '@/backend/live';
import type { EventsPort } from '@/backend/ports/events';
import type { SchoolEvent } from '@/domain/entities/community';
import { HOUR_MS } from '@/domain/time';
import { OfflineProvider } from '@/features/offline';
import { aServer } from '@/features/offline/testing';
import { renderSignedIn } from '@/features/session/testing';
import { toInputTime } from '@/ui/input-time';
import { EventsPage } from './events-page';
import { choose, eventAfter, menuCode, watchingFirst } from './testing';

// Fetched when first opened: no test waits for that.
beforeAll(() => Promise.all([import('./event-dialog'), menuCode()]));
afterEach(() => sessionStorage.clear());

const now = new Date();
const mine = eventAfter(now, 'Fair', 30, { userId: 'ana' });

async function visit(calls: Partial<EventsPort>, found: SchoolEvent[] = [mine]) {
  const server = aServer();
  let list: Observer<SchoolEvent[]> | undefined;
  const watchFirst = watchingFirst((observer) => {
    list = observer;
    observer.next(found);
  });
  const page = (
    <OfflineProvider>
      <EventsPage />
    </OfflineProvider>
  );
  const { user } = await renderSignedIn(page, { connection: server, events: { watchFirst, ...calls } });
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  const add = async (title: string, hours: number) => {
    await press('Add event');
    await screen.findByRole('dialog', { name: 'Add an event' });
    await user.type(screen.getByLabelText('Title'), title);
    const start = toInputTime(new Date(now.getTime() + hours * HOUR_MS));
    fireEvent.change(screen.getByLabelText('Start'), { target: { value: start } });
    await press('Save event');
  };
  const tell = (events: SchoolEvent[]) => list?.next(events);
  return { user, server, press, add, tell };
}
// Also below an open form.
const titles = () =>
  screen.queryAllByRole('heading', { level: 3, hidden: true }).map(({ textContent }) => textContent);
const card = (title: string) =>
  within(screen.getByRole('heading', { level: 3, name: title }).closest('li') as HTMLElement);
const formGone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

it('stands in its place at once, and says that it waits for a connection', async () => {
  const create = vi.fn<EventsPort['create']>(() => Promise.resolve());
  const { server, add } = await visit({ create });
  await server.become('offline');
  await add('Concert', 20);
  await formGone();
  expect(
    await screen.findByText('Your event is waiting to be sent. You can see it under Events.'),
  ).toBeInTheDocument();
  expect(titles()).toEqual(['Concert', 'Fair']);
  expect(card('Concert').getByRole('status').textContent).toBe('Waiting to send');
  expect(card('Concert').queryByRole('button', { name: /More about/ })).not.toBeInTheDocument();
  expect(create).not.toHaveBeenCalled();

  await server.become('online');
  await waitFor(() => expect(create).toHaveBeenCalledOnce());
  await waitFor(() => expect(card('Concert').queryByRole('status')).not.toBeInTheDocument());
});

it('is one when the server shows it, with the same id', async () => {
  const create = vi.fn<EventsPort['create']>(() => Promise.resolve());
  const { add, tell } = await visit({ create });
  await add('Concert', 40);
  await screen.findByText('Your event is saved.');
  expect(titles()).toEqual(['Fair', 'Concert']);
  const id = create.mock.calls[0]?.[0].eventId;
  await waitFor(() => tell([mine, { ...eventAfter(now, 'Concert', 40, { userId: 'ana' }), id: id ?? '' }]));
  await waitFor(() =>
    expect(card('Concert').getByRole('button', { name: 'More about Concert' })).toBeInTheDocument(),
  );
  expect(titles()).toEqual(['Fair', 'Concert']);
});

it('that is stopped is never sent, and its form has all that was typed', async () => {
  const create = vi.fn<EventsPort['create']>(() => Promise.resolve());
  const { server, user, press, add } = await visit({ create });
  await server.become('offline');
  await add('Concert', 20);
  await formGone();
  await press("Don't send");
  await screen.findByRole('dialog', { name: 'Add an event' });
  expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Concert');
  expect(screen.queryByRole('heading', { level: 3, name: 'Concert' })).not.toBeInTheDocument();
  // It is asked about before it is given up.
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  await formGone();
  await server.become('online');
  expect(create).not.toHaveBeenCalled();
});

it('shows a change at once, and the server’s words again when it is stopped', async () => {
  const update = vi.fn<EventsPort['update']>(() => Promise.resolve());
  const { server, user, press } = await visit({ update });
  await choose(user, 'Fair', 'Edit');
  await screen.findByRole('dialog', { name: 'Edit event' });
  await server.become('offline');
  await user.type(screen.getByLabelText('Title'), ' and market');
  await press('Save event');
  await formGone();
  expect(titles()).toEqual(['Fair and market']);
  await press("Don't send");
  await screen.findByRole('dialog', { name: 'Edit event' });
  expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Fair and market');
  expect(titles()).toEqual(['Fair']);
  expect(update).not.toHaveBeenCalled();
});

it('that is given up while it is being saved is never saved', async () => {
  const never = new Promise<never>(() => undefined);
  const create = vi.fn<EventsPort['create']>(() => never);
  const { add, press, server } = await visit({ create });
  await server.become('offline');
  await server.become('online');
  await add('Concert', 20);
  await press('Cancel');
  await press('Discard');
  await formGone();
  expect(titles()).toEqual(['Fair']);
});

it('says why it could not be saved when the server refuses it at once', async () => {
  const create = vi.fn<EventsPort['create']>().mockRejectedValue(new BackendError('permission-denied'));
  const { add } = await visit({ create });
  await add('Concert', 20);
  expect(await screen.findByRole('alert')).toHaveTextContent('You are not allowed to do this.');
  expect(titles()).toEqual(['Fair']);
  expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Concert');
});

const reached = new BackendError('daily-limit', { retryAt: new Date('2027-03-02T12:00:00Z') });

it('says when a day holds no more events, and keeps the form of a new one', async () => {
  const create = vi.fn<EventsPort['create']>().mockRejectedValue(reached);
  const { add } = await visit({ create });
  await add('Concert', 20);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /That is as much as one day allows\. You can go on from .*Mar 2, 2027/,
  );
  expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Concert');
  expect(titles()).toEqual(['Fair']);
});

it('says the same of an event that is moved, and keeps where to', async () => {
  const update = vi.fn<EventsPort['update']>().mockRejectedValue(reached);
  const { user, press } = await visit({ update });
  await choose(user, 'Fair', 'Edit');
  await screen.findByRole('dialog', { name: 'Edit event' });
  const start = toInputTime(new Date(now.getTime() + 29 * HOUR_MS));
  fireEvent.change(screen.getByLabelText('Start'), { target: { value: start } });
  await press('Save event');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /That is as much as one day allows\. You can go on from .*Mar 2, 2027/,
  );
  expect(screen.getByLabelText('Start')).toHaveProperty('value', start);
  expect(update).toHaveBeenCalledExactlyOnceWith({ eventId: 'Fair', uid: 'ana' }, { start: new Date(start) });
});
