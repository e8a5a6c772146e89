import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { BackendError } from '@/backend/errors';
import { forgetDrafts } from '@/features/drafts';
import { ADA, anRsvp, BO, openPanel } from './testing';

afterEach(() => {
  forgetDrafts();
  sessionStorage.clear();
});

const button = (name: string) => screen.getByRole('button', { name });
const pressed = () =>
  screen
    .getAllByRole('button', { pressed: true })
    .map(({ textContent }) => textContent)
    .join();
const status = () => screen.getByRole('status').textContent;

describe('answering', () => {
  it('is one tap, which shows at once', async () => {
    const { user, answer } = await openPanel();
    expect(screen.queryByRole('button', { pressed: true })).not.toBeInTheDocument();
    await user.click(button('Going'));
    await screen.findByRole('button', { name: 'Going', pressed: true });
    await waitFor(() =>
      expect(answer).toHaveBeenCalledExactlyOnceWith(
        { eventId: 'fair', schoolId: 'oak', uid: 'ana' },
        { answer: 'going', children: [], isNamed: true },
      ),
    );
  });

  it('once more with the same is nothing new', async () => {
    const { user, answer } = await openPanel({ mine: anRsvp() });
    await user.click(button('Going'));
    expect(answer).not.toHaveBeenCalled();
  });

  it('says which children come, in the order of the account', async () => {
    const { user, answer } = await openPanel({ mine: anRsvp({ children: [BO] }) });
    expect(screen.getByRole('checkbox', { name: 'Bo (Room 4)' })).toBeChecked();
    await user.click(screen.getByRole('checkbox', { name: 'Ada (Grade 2)' }));
    await waitFor(() => expect(answer.mock.lastCall?.[1].children).toEqual([ADA, BO]));
    expect(screen.getByRole('checkbox', { name: 'Ada (Grade 2)' })).toBeChecked();
  });

  it('does so without a name to others where that is not wanted', async () => {
    const { user, answer } = await openPanel({ mine: anRsvp({ children: [ADA] }) });
    await user.click(screen.getByRole('checkbox', { name: 'Show my name to other parents' }));
    await waitFor(() =>
      expect(answer.mock.lastCall?.[1]).toEqual({ answer: 'going', children: [ADA], isNamed: false }),
    );
    await user.click(button('Maybe'));
    await waitFor(() =>
      expect(answer.mock.lastCall?.[1]).toEqual({ answer: 'maybe', children: [], isNamed: false }),
    );
  });

  it('asks nobody without children about any', async () => {
    await openPanel({ mine: anRsvp(), reader: { children: [] } });
    expect(screen.getAllByRole('checkbox')).toHaveLength(1);
  });

  it('waits for the network, as asked, and can be stopped', async () => {
    const { user, server, answer } = await openPanel({ event: { places: 10 } });
    await server.become('offline');
    await user.click(button('Going'));
    await screen.findByText('Waiting to send');
    expect(status()).toBe('Asked. You will see here whether there is a place.');
    await user.click(button("Don't send"));
    await waitFor(() => expect(screen.queryByRole('button', { pressed: true })).not.toBeInTheDocument());
    expect(answer).not.toHaveBeenCalled();
  });

  it('that is refused says so and shows what stands', async () => {
    const refused = () => Promise.reject(new BackendError('permission-denied'));
    const { user } = await openPanel({ mine: anRsvp({ answer: 'maybe' }), calls: { answer: refused } });
    await user.click(button('Going'));
    await screen.findByText(/Your answer could not be saved\./);
    await waitFor(() => expect(pressed()).toBe('Maybe'));
  });
});

describe('one’s own place', () => {
  const standing = { name: 'Ana Silva', profilePicUrl: null, isWaiting: false, waitingChildren: [] };
  it.each([
    ['is asked for', { standing: null }, 10, 'Asked. You will see here whether there is a place.'],
    ['is there', { standing }, 10, 'You have a place.'],
    ['is no matter where there is no limit', { standing }, null, ''],
    [
      'is waited for',
      { standing: { ...standing, isWaiting: true } },
      10,
      'You are on the waiting list. We will tell you when there is a place.',
    ],
    [
      'is waited for by a child',
      { children: [ADA, BO], standing: { ...standing, waitingChildren: [1] } },
      10,
      'You have a place. Bo is on the waiting list.',
    ],
    [
      'is waited for by two children',
      { children: [ADA, BO], standing: { ...standing, waitingChildren: [0, 1] } },
      10,
      'You have a place. Ada and Bo are on the waiting list.',
    ],
  ])('%s', async (_, mine, places, words) => {
    await openPanel({ mine: anRsvp(mine), event: { places } });
    expect(status()).toBe(words);
  });

  it('is told as soon as the server has given it', async () => {
    const { tell } = await openPanel({ mine: anRsvp({ standing: null }), event: { places: 10 } });
    await tell(anRsvp());
    expect(status()).toBe('You have a place.');
  });
});

describe('what cannot be answered', () => {
  it('is closed, but for who can’t come after all', async () => {
    const { user, answer } = await openPanel({ mine: anRsvp(), event: { rsvpsClosed: true } });
    expect(screen.getByText('The host takes no more answers.')).toBeInTheDocument();
    expect(button('Maybe')).toBeDisabled();
    expect(screen.getByRole('checkbox', { name: 'Ada (Grade 2)' })).toBeDisabled();
    await user.click(button('Can’t'));
    await waitFor(() => expect(answer.mock.lastCall?.[1].answer).toBe('no'));
  });

  it('has no buttons for who has not answered a closed one', async () => {
    await openPanel({ event: { rsvpsClosed: true } });
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('has begun', async () => {
    await openPanel({ event: { start: new Date(Date.now() - 1) } });
    expect(screen.getByRole('heading', { name: 'Who came' })).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('is out of reach for who is paused', async () => {
    await openPanel({ pausedUntil: new Date(Date.now() + 86_400_000) });
    expect(button('Going')).toBeDisabled();
    expect(await screen.findByText(/only read/)).toBeInTheDocument();
  });
});

describe('who comes', () => {
  const faces = ['ben', 'cleo'].map((userId) => ({ userId, name: `The ${userId}`, profilePicUrl: null }));
  it('is nobody at first', async () => {
    await openPanel({ event: { places: 20 } });
    expect(screen.getByText('Nobody has answered yet. 20 of 20 places left')).toBeInTheDocument();
  });

  it('is told in numbers and by some names', async () => {
    const rsvpSummary = { parents: 12, children: 1, waiting: 2, maybe: 3, no: 4, faces };
    await openPanel({ event: { places: 13, rsvpSummary } });
    const panel = within(screen.getByRole('region', { name: 'Are you coming?' }));
    expect(panel.getByText('12 parents and 1 child going')).toBeInTheDocument();
    expect(panel.getByText('Among them The ben and The cleo')).toBeInTheDocument();
    expect(panel.getByText('2 waiting · 3 maybe · 4 can’t · All places are taken.')).toBeInTheDocument();
  });
});

describe('an event that is called off', () => {
  it('says so, and takes nothing but that one can’t come', async () => {
    const { user, answer } = await openPanel({ mine: anRsvp(), event: { isCancelled: true } });
    expect(screen.getByRole('heading')).toHaveTextContent('Who was coming');
    expect(screen.getByText('This event has been called off.')).toBeInTheDocument();
    expect(button('Maybe')).toBeDisabled();
    await user.click(button('Can’t'));
    await waitFor(() => expect(answer).toHaveBeenCalledOnce());
  });

  it('asks nobody who has not answered', async () => {
    await openPanel({ event: { isCancelled: true } });
    expect(screen.queryByRole('button', { name: 'Going' })).not.toBeInTheDocument();
  });
});
