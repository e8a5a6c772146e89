import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { BackendError } from '@/backend/errors';
import type { Observer } from '@/backend/live';
import type { EventsPort } from '@/backend/ports/events';
import { aConnection } from '@/backend/testing';
import type { SchoolEvent } from '@/domain/entities/community';
import type { HiddenItem } from '@/domain/entities/hidden-item';
import type { User } from '@/domain/entities/user';
import { OfflineProvider } from '@/features/offline';
import { aServer } from '@/features/offline/testing';
import { aMember, renderSignedIn } from '@/features/session/testing';
import { EventPage } from './event-page';
import { EventsPage } from './events-page';
import { eventAfter, upcomingAt } from './testing';

beforeAll(() => Promise.all([import('./event-dialog'), import('@/ui/dialog-panel')]));
afterEach(() => localStorage.clear());

const now = new Date();
const mine = eventAfter(now, 'Fair', 30, { userId: 'ana', location: 'Gym', description: 'Games and cake' });
const theirs = { ...mine, userId: 'ben' };

const Address = () => <output>{useLocation().pathname + useLocation().search}</output>;

interface Options {
  calls?: Partial<EventsPort>;
  reader?: User;
  hidden?: HiddenItem[];
  connection?: ReturnType<typeof aServer>;
}

async function visit(event: SchoolEvent | null | undefined, options: Options = {}) {
  const { calls, reader = aMember(), hidden = [], connection = aConnection } = options;
  const followed: Observer<SchoolEvent | null>[] = [];
  const watch: EventsPort['watch'] = (_id, observer) => {
    followed.push(observer);
    if (event !== undefined) observer.next(event);
    return () => undefined;
  };
  const page = (
    <OfflineProvider>
      <Routes>
        <Route path="/events/:eventId" element={<EventPage below={({ title }) => `Below ${title}`} />} />
        <Route path="/events" element={<EventsPage />} />
      </Routes>
      <Address />
    </OfflineProvider>
  );
  const { user } = await renderSignedIn(
    page,
    {
      connection,
      community: {
        watchHidden: (_uid, observer) => {
          observer.next(hidden);
          return () => undefined;
        },
      },
      directory: {
        watchMember: (_school, uid, observer) => {
          observer.next({ uid, firstName: 'Ben', lastName: 'Ode', profilePicUrl: null } as never);
          return () => undefined;
        },
      },
      events: { watch, watchFirst: upcomingAt({}), ...calls },
    },
    reader,
    { route: '/events/Fair' },
  );
  const tell = (told: SchoolEvent | null) => act(async () => followed.at(-1)?.next(told));
  const fail = (code: ConstructorParameters<typeof BackendError>[0]) =>
    act(async () => followed.at(-1)?.error(new BackendError(code)));
  return { user, tell, fail, followed };
}
const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const buttons = () =>
  within(screen.getByRole('article'))
    .queryAllByRole('button')
    .map(({ textContent }) => textContent);
const address = () => document.querySelector('output')?.textContent;

it('says what, when, where and who posted it, and has a place below', async () => {
  await visit(theirs);
  expect(title()).toBe('Fair');
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    ...['When', 'Where', 'Posted by'],
  ]);
  expect(screen.getByText('Gym')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ben Ode' })).toHaveAttribute('href', '/profile/ben');
  expect(screen.getByText('Games and cake')).toBeInTheDocument();
  expect(screen.getByText('Below Fair')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'All events' })).toHaveAttribute('href', '/events');
});

it('offers what its reader may do', async () => {
  await visit(mine);
  expect(buttons()).toEqual(['Add to calendar', 'Edit', 'Call off', 'Delete']);
});

it('is saved as a file for calendars', async () => {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:file';
  });
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { user } = await visit(theirs);
  await user.click(screen.getByRole('button', { name: 'Add to calendar' }));
  await waitFor(() => expect(click).toHaveBeenCalledOnce());
  expect(click.mock.contexts[0]).toMatchObject({ download: 'fair.ics' });
  expect(files[0]?.type).toBe('text/calendar');
  expect(await files[0]?.text()).toContain('SUMMARY:Fair');
  vi.restoreAllMocks();
});

describe('calling off', () => {
  const asked = () => screen.findByRole('alertdialog');
  const say = (text: string) => screen.findByRole('button', { name: text });

  it('is asked about, and said', async () => {
    const update = vi.fn<EventsPort['update']>(async () => undefined);
    const { user } = await visit(mine, { calls: { update }, connection: aServer() });
    await user.click(await say('Call off'));
    expect(await asked()).toHaveTextContent('Everybody who answered “Going” or “Maybe” is told.');
    await user.click(within(await asked()).getByRole('button', { name: 'Call off' }));
    expect(await screen.findByText('Your event is called off.')).toBeInTheDocument();
    expect(update).toHaveBeenCalledExactlyOnceWith({ eventId: 'Fair', uid: 'ana' }, { isCancelled: true });
  });

  it('can be taken back', async () => {
    const update = vi.fn<EventsPort['update']>(async () => undefined);
    const off = { ...mine, isCancelled: true };
    const { user } = await visit(off, { calls: { update }, connection: aServer() });
    expect(screen.getByText('Called off')).toBeInTheDocument();
    await user.click(await say('Takes place after all'));
    await user.click(within(await asked()).getByRole('button', { name: 'Takes place after all' }));
    await waitFor(() =>
      expect(update).toHaveBeenCalledExactlyOnceWith(expect.anything(), { isCancelled: false }),
    );
  });

  it('is no more offered when it is over', async () => {
    await visit({ ...mine, start: new Date(0), end: new Date(0) });
    expect(buttons()).toEqual(['Add to calendar', 'Edit', 'Delete']);
  });

  it('is what deleting one that parents have answered is better', async () => {
    const faces = { parents: 1, children: 0, waiting: 0, maybe: 0, no: 0, faces: [] };
    const { user } = await visit({ ...mine, rsvpSummary: faces });
    await user.click(await say('Delete'));
    expect(await asked()).toHaveTextContent('call it off instead');
  });
});

it('lets others report it, and staff act on it', async () => {
  await visit(theirs, { reader: aMember({ isModerator: true }) });
  expect(buttons()).toEqual(['Add to calendar', 'Report', 'Hide or remove...']);
});

it('is read at another of one’s schools', async () => {
  await visit({ ...theirs, schoolId: 'elm' }, { reader: aMember({ approvedSchools: ['oak', 'elm'] }) });
  expect(title()).toBe('Fair');
  expect(buttons()).toEqual(['Add to calendar', 'Report']);
});

describe('what is not there', () => {
  it('waits, fails, and is asked for again', async () => {
    const { user, fail, tell, followed } = await visit(undefined);
    expect(title()).toBe('Event');
    expect(screen.getByText('Loading...')).toBeInTheDocument();
    await fail('unavailable');
    expect(screen.getByRole('alert')).toHaveTextContent('The event could not be loaded.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(followed).toHaveLength(2);
    await tell(theirs);
    expect(title()).toBe('Fair');
  });

  it('may have been deleted, or belong to another school', async () => {
    const { fail } = await visit(null);
    expect(screen.getByText('This event is no longer here.')).toBeInTheDocument();
    await fail('permission-denied');
    expect(screen.getByText('You can’t see this event.')).toBeInTheDocument();
    expect(title()).toBe('Event');
  });

  it('is not shown when its author is hidden, and can be shown again', async () => {
    const item: HiddenItem = { id: 'h1', kind: 'person', targetId: 'ben', label: 'Ben Ode', createdAt: now };
    await visit(theirs, { hidden: [item] });
    expect(await screen.findByText(/Ben Ode/)).toBeInTheDocument();
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
  });
});

describe('its author', () => {
  it('changes it there, and the address keeps that', async () => {
    const update = vi.fn<EventsPort['update']>().mockResolvedValue();
    const { user, tell } = await visit(mine, { calls: { update } });
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    await screen.findByRole('dialog', { name: 'Edit event' });
    expect(address()).toBe('/events/Fair?event=Fair');
    fireEvent.input(screen.getByLabelText('Title'), { target: { value: 'Market' } });
    await user.click(screen.getByRole('button', { name: 'Save event' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(update).toHaveBeenCalledExactlyOnceWith({ eventId: 'Fair', uid: 'ana' }, { title: 'Market' });
    await tell({ ...mine, title: 'Market' });
    expect(title()).toBe('Market');
    expect(address()).toBe('/events/Fair');
  });

  it('deletes it and is back in the list, without a word of what is gone', async () => {
    let done: () => void = () => undefined;
    const { user, tell } = await visit(mine, {
      calls: {
        delete: () =>
          new Promise((resolve) => {
            done = resolve;
          }),
      },
    });
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await tell(null);
    expect(title()).toBe('Fair');
    await act(async () => done());
    await waitFor(() => expect(address()).toBe('/events'));
    expect(screen.getByText('Your event is deleted.')).toBeInTheDocument();
  });

  it('sees it before the server has it, and what it waits for', async () => {
    const connection = aServer();
    const { user } = await visit(null, { connection });
    await connection.become('offline');
    await user.click(screen.getByRole('link', { name: 'All events' }));
    await user.click(await screen.findByRole('button', { name: 'Add event' }));
    await screen.findByRole('dialog', { name: 'Add an event' });
    fireEvent.input(screen.getByLabelText('Title'), { target: { value: 'Concert' } });
    fireEvent.input(screen.getByLabelText('Start'), {
      target: { value: `${now.getFullYear() + 1}-06-01T18:00` },
    });
    await user.click(screen.getByRole('button', { name: 'Save event' }));
    await user.click(await screen.findByRole('link', { name: 'Concert' }));
    await waitFor(() => expect(title()).toBe('Concert'));
    expect(within(screen.getByRole('article')).getByRole('status')).toHaveTextContent('Waiting to send');
    expect(buttons()).toEqual(["Don't send"]);
    expect(screen.queryByText('Below Concert')).not.toBeInTheDocument();
  });
});
