import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { BackendError } from '@/backend/errors';
import type { Observer } from '@/backend/live';
import type { SignUpsPort } from '@/backend/ports/sign-ups';
import type { SchoolEvent } from '@/domain/entities/community';
import type { SignUpList } from '@/domain/entities/sign-up-list';
import { forgetDrafts } from '@/features/drafts';
import { OfflineProvider } from '@/features/offline';
import { aServer } from '@/features/offline/testing';
import { anEvent } from '@/features/rsvps/testing';
import { renderSignedIn } from '@/features/session/testing';
import { SignUpSection } from './sign-up-section';
import { aClaim, aList, putNear, taken } from './testing';

// Fetched when first opened: no test waits for that.
beforeAll(() => import('./form/list-dialog'));
beforeEach(() => putNear());
afterEach(() => {
  forgetDrafts();
  vi.unstubAllGlobals();
});

const OF_FAIR = { id: 'event_fair', eventId: 'fair' };

/** The section of an event as Ana sees it; the list null where there is none, undefined while it is on its way. */
async function open(
  list: SignUpList | null | undefined | BackendError,
  event: Partial<SchoolEvent> = {},
  calls: Partial<SignUpsPort> = {},
) {
  const server = aServer();
  let told: Observer<SignUpList | null> | undefined;
  const create = vi.fn<SignUpsPort['create']>(async () => undefined);
  const watchOfEvent = vi.fn<SignUpsPort['watchOfEvent']>((_eventId, observer) => {
    told = observer;
    if (list instanceof BackendError) observer.error(list);
    else if (list !== undefined) observer.next(list);
    return () => undefined;
  });
  const { user } = await renderSignedIn(
    <OfflineProvider>
      <SignUpSection event={anEvent(event)} />
    </OfflineProvider>,
    {
      connection: server,
      signUps: {
        create,
        watchOfEvent,
        watchMine: (_uid, _listId, observer) => {
          observer.next(aClaim());
          return () => undefined;
        },
        ...calls,
      },
    },
  );
  return {
    user,
    server,
    create,
    watchOfEvent,
    tell: (found: SignUpList | null) => act(async () => told?.next(found)),
  };
}
const HEADING = { level: 2, name: 'Sign-up list' } as const;
const none = () => expect(screen.queryByRole('heading', HEADING)).not.toBeInTheDocument();
const MINE = { userId: 'ana' };

describe('at an event', () => {
  it('with a list shows it, one’s own part of it, and a way to its page', async () => {
    await open(aList({ ...OF_FAIR, summary: taken(3) }));
    expect(await screen.findByRole('heading', HEADING)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Cake sale' })).toHaveAttribute('href', '/sign-ups/event_fair');
    expect(screen.getByText('You have signed up for 2.')).toBeInTheDocument();
    expect(screen.getByText('1 of 4 left')).toBeInTheDocument();
  });

  it('of somebody else without a list there is nothing', async () => {
    await open(null);
    none();
  });

  it('of somebody else there is nothing while it is on its way', async () => {
    await open(undefined);
    none();
  });

  it('says that its list can’t be read, and reads it again', async () => {
    const { user, watchOfEvent } = await open(new BackendError('unknown'));
    expect(await screen.findByText('The sign-up list could not be loaded.')).toBeInTheDocument();
    const before = watchOfEvent.mock.calls.length;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(watchOfEvent.mock.calls.length).toBeGreaterThan(before));
  });
});

describe('its host', () => {
  const add = () => screen.queryByRole('button', { name: 'Add a sign-up list' });

  it('adds one, with the title and at the start of the event', async () => {
    const event = anEvent(MINE);
    const { user, create } = await open(null, event);
    await user.click(add() as HTMLElement);
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a sign-up list' }));
    expect(dialog.getByLabelText('Title')).toHaveValue('Fair');
    expect(dialog.queryByLabelText(/When/)).not.toBeInTheDocument();
    await user.type(dialog.getByRole('textbox', { name: 'What' }), 'Pie');
    await user.click(dialog.getByRole('button', { name: 'Save list' }));
    await waitFor(() => expect(create).toHaveBeenCalledOnce());
    expect(create.mock.lastCall?.[0]).toMatchObject({
      ...{ listId: 'event_fair', eventId: 'fair', schoolId: 'oak', uid: 'ana' },
      input: { title: 'Fair', date: event.start, slots: [{ label: 'Pie', count: 1 }] },
    });
  });

  it('sees one that waits for a network, which nobody can sign up for yet', async () => {
    const { user, server } = await open(null, MINE);
    await server.become('offline');
    await user.click(add() as HTMLElement);
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a sign-up list' }));
    await user.type(dialog.getByRole('textbox', { name: 'What' }), 'Pie');
    await user.click(dialog.getByRole('button', { name: 'Save list' }));
    expect(await screen.findByText('Waiting to send')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Sign up/ })).not.toBeInTheDocument();
    expect(add()).not.toBeInTheDocument();
  });

  it('adds none to an event that has one', async () => {
    const { tell } = await open(null, MINE);
    expect(add()).toBeInTheDocument();
    await tell(aList({ ...OF_FAIR, ...MINE }));
    expect(add()).not.toBeInTheDocument();
  });

  it.each([
    ['has begun', { start: new Date(Date.now() - 1) }],
    ['is called off', { isCancelled: true }],
  ])('adds none to an event that %s', async (_, fields) => {
    await open(null, { ...MINE, ...fields });
    none();
  });
});
