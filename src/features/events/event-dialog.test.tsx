import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { BackendError } from '@/backend/errors';
import { aConnection, aUser, fakeAccount, fakeBackend, renderWithBackend } from '@/backend/testing';
import { OfflineProvider } from '@/features/offline';
import { SessionProvider, useSession } from '@/features/session';
import { toInputTime } from '@/ui/input-time';
import { EventDialog, type EventDialogProps } from './event-dialog';

const member = aUser({ approved: true, schoolIds: ['maple'], approvedSchools: ['maple'] });

const SignedIn = ({ children }: { children: ReactNode }) => useSession().status === 'signed-in' && children;

const HOUR = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR);

async function open(
  event: EventDialogProps['event'] = { id: 'fair', title: 'Autumn fair', start: inHours(0) },
) {
  const [create, update] = [vi.fn(async () => undefined), vi.fn(async () => undefined)];
  const onOpenChange = vi.fn();
  const { auth, users } = fakeAccount(member);
  const { user } = await renderWithBackend(
    <SessionProvider>
      <SignedIn>
        <OfflineProvider>
          <EventDialog event={event} schoolId="maple" onOpenChange={onOpenChange} />
        </OfflineProvider>
      </SignedIn>
    </SessionProvider>,
    fakeBackend({ auth, users, connection: aConnection, events: { create, update } }),
  );
  await screen.findByRole('dialog', { name: event.id ? 'Edit event' : 'Add an event' });
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const save = () => user.click(screen.getByRole('button', { name: 'Save event' }));
  return { user, onOpenChange, create, update, type, save };
}

it('closes at once when nothing was typed', async () => {
  const { user, onOpenChange } = await open();
  await user.keyboard('{Escape}');
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
});

it('asks before it throws away what was typed', async () => {
  const { user, onOpenChange } = await open();
  await user.type(screen.getByLabelText('Title'), ' and market');
  await user.keyboard('{Escape}');
  const question = await screen.findByRole('alertdialog', { name: 'Discard what you typed?' });
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(onOpenChange).not.toHaveBeenCalled();
  expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Autumn fair and market');

  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
});

it('says why it could not be saved, and keeps what was typed for another try', async () => {
  const { create, type, save, onOpenChange } = await open({});
  create.mockRejectedValueOnce(new BackendError('permission-denied'));
  type('Title', 'Autumn fair');
  type('Start', toInputTime(inHours(2)));
  await save();
  const alert = await screen.findByText(/^Your event could not be saved\. \S/);
  expect(alert).toHaveTextContent('You are not allowed to do this.');
  expect(onOpenChange).not.toHaveBeenCalled();
  expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Autumn fair');
  await save();
  await waitFor(() => expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false));
  expect(create).toHaveBeenCalledTimes(2);
});

describe('an event in the past', () => {
  afterEach(() => vi.useRealTimers());

  // Its code is fetched when it is asked.
  const question = () =>
    screen.findByRole('alertdialog', { name: 'This is in the past' }, { timeout: 10_000 });

  it('is asked about, and saved when it is meant', async () => {
    const { user, create, type, save, onOpenChange } = await open({});
    type('Title', 'Autumn fair');
    type('Start', toInputTime(inHours(-364 * 24)));
    await save();
    const asked = await question();
    expect(create).not.toHaveBeenCalled();
    await user.click(within(asked).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(create).not.toHaveBeenCalled();
    expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Autumn fair');

    await save();
    await user.click(within(await question()).getByRole('button', { name: 'Save event' }));
    await waitFor(() => expect(create).toHaveBeenCalledOnce());
    await waitFor(() => expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false));
  });

  it('is not asked about when it is still to come', async () => {
    const { create, type, save } = await open({});
    type('Title', 'Autumn fair');
    type('Start', toInputTime(inHours(2)));
    await save();
    await waitFor(() => expect(create).toHaveBeenCalledOnce());
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('is not one that begins at this moment', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-05-12T12:00:00Z') });
    const { create, type, save } = await open({});
    type('Title', 'Autumn fair');
    type('Start', toInputTime(new Date()));
    await save();
    await waitFor(() => expect(create).toHaveBeenCalledOnce());
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('is asked about when it is to end at another time', async () => {
    const { update, type, save } = await open({ id: 'fair', title: 'Fair', start: inHours(-48) });
    type('End (optional)', toInputTime(inHours(-47)));
    await save();
    expect(await question()).toHaveTextContent(/Save event/);
    expect(update).not.toHaveBeenCalled();
  });

  it('is asked about when it is moved there, not when only its words change', async () => {
    const { user, update, type, save } = await open({ id: 'fair', title: 'Fair', start: inHours(-48) });
    type('Title', 'Autumn fair');
    await save();
    await waitFor(() => expect(update).toHaveBeenCalledOnce());
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();

    type('Start', toInputTime(inHours(-24)));
    await save();
    await user.click(within(await question()).getByRole('button', { name: 'Save event' }));
    await waitFor(() => expect(update).toHaveBeenCalledTimes(2));
  });
});

describe('an event out of bounds', () => {
  it.each([
    ['Start', -366 * 24, 'Please choose a start within the last year.'],
    ['Start', 1097 * 24, 'Please choose a start within the next three years.'],
    ['End (optional)', 61 * 24, 'An event may last 60 days. Please choose an earlier end.'],
  ])('says so at its %s, %i hours from now, and keeps it', async (label, hours, message) => {
    const { create, type, save } = await open({});
    type('Title', 'Autumn fair');
    type('Start', toInputTime(inHours(1)));
    const typed = toInputTime(inHours(hours));
    type(label, typed);
    await save();
    await waitFor(() =>
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription(new RegExp(message)),
    );
    expect(screen.getByLabelText(label)).toHaveValue(typed);
    expect(create).not.toHaveBeenCalled();
  });

  it('keeps its place when its words are put right, and can’t be moved to another such', async () => {
    // Once: where the minute turns in between, it would be another start.
    const start = inHours(-500 * 24);
    const { update, type, save } = await open({ id: 'fair', title: 'Fair', start });
    type('Title', 'Autumn fair');
    type('Start', toInputTime(inHours(-400 * 24)));
    await save();
    await screen.findByText('Please choose a start within the last year.');
    expect(update).not.toHaveBeenCalled();
    type('Start', toInputTime(start));
    await save();
    await waitFor(() =>
      expect(update).toHaveBeenCalledExactlyOnceWith(
        { eventId: 'fair', uid: member.uid },
        { title: 'Autumn fair' },
      ),
    );
  });
});

describe('moving the start', () => {
  const times = { start: new Date('2026-05-12T18:30'), end: new Date('2026-05-12T20:00') };
  const end = () => screen.getByLabelText<HTMLInputElement>(/^End/).value;
  const go = (type: (label: string, value: string) => void, value: string) => {
    fireEvent.focus(screen.getByLabelText('Start'));
    type('Start', value);
  };

  it('moves the end along and says so; back again, nothing is changed', async () => {
    const { type, user, onOpenChange } = await open({ id: 'fair', title: 'Fair', ...times });
    go(type, '2026-05-13T17:00');
    expect(end()).toBe('2026-05-13T18:30');
    expect(screen.getByText('The end has moved with the start.')).toBeInTheDocument();
    type('Start', '0002-05-14T17:00');
    type('Start', '2026-05-14T17:00');
    expect(end()).toBe('2026-05-14T18:30');
    type('Start', '2026-05-12T18:30');
    expect(end()).toBe('2026-05-12T20:00');
    await user.keyboard('{Escape}');
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  });

  it('leaves an end that is open, and one that is set by hand after it', async () => {
    const { type } = await open({ title: 'Fair', start: times.start });
    go(type, '2026-05-13T17:00');
    expect(end()).toBe('');
    type('End (optional)', '2026-05-13T21:00');
    go(type, '2026-05-14T17:00');
    expect(end()).toBe('2026-05-14T21:00');
    type('End (optional)', '2026-05-14T18:00');
    expect(end()).toBe('2026-05-14T18:00');
  });

  it('sends off both', async () => {
    const soon = { start: inHours(48), end: inHours(50) };
    const { type, save, update } = await open({ id: 'fair', title: 'Fair', ...soon });
    const start = toInputTime(inHours(72));
    go(type, start);
    await save();
    const moved = { start: new Date(start), end: new Date(toInputTime(inHours(74))) };
    await waitFor(() => expect(update).toHaveBeenCalledWith({ eventId: 'fair', uid: member.uid }, moved));
  });
});
