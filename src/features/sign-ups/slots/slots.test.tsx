import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BackendError } from '@/backend/errors';
import { forgetDrafts } from '@/features/drafts';
import { aClaim, openSlots, putNear, taken } from '../testing';

beforeEach(() => putNear());
afterEach(() => {
  forgetDrafts();
  vi.unstubAllGlobals();
});

const row = (label: string) =>
  within(screen.getAllByRole('listitem').find((one) => within(one).queryByText(label)) as HTMLElement);
const button = (name: string) => screen.getByRole('button', { name });
const noButton = (name: string) => screen.queryByRole('button', { name });
const ASKED = 'Asked. You will see here whether there is room.';

describe('a slot', () => {
  it('says how many are left', async () => {
    await openSlots({ list: { summary: taken(1) } });
    expect(row('Cake').getByText('3 of 4 left')).toBeInTheDocument();
    expect(row('Stand').getByText('1 of 1 left')).toBeInTheDocument();
  });

  it('says that all are taken, and cannot be taken then', async () => {
    await openSlots({ list: { summary: taken(4, 1) } });
    expect(row('Cake').getByText('All 4 taken')).toBeInTheDocument();
    expect(row('Stand').getByText('Taken')).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('names some who have taken it, and how many others there are', async () => {
    const person = (name: string, count: number) => ({ userId: name, name, profilePicUrl: null, count });
    const people = { cake: [person('Cleo Park', 2), person('Dan Ruiz', 1)] };
    const summary = { taken: { cake: 4 }, people };
    await openSlots({ list: { summary } });
    expect(row('Cake').getByText('Cleo Park × 2, Dan Ruiz, and 1 more')).toBeInTheDocument();
  });

  it('reads nothing of one’s own as long as it is far from the screen, and offers nothing then', async () => {
    putNear(false);
    const { watchMine } = await openSlots({ list: { summary: taken(1) } });
    expect(row('Cake').getByText('3 of 4 left')).toBeInTheDocument();
    expect(watchMine).not.toHaveBeenCalled();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('reads nothing of one’s own as long as nothing is taken', async () => {
    const { watchMine } = await openSlots();
    expect(watchMine).not.toHaveBeenCalled();
  });
});

describe('signing up', () => {
  it('is one tap, named, and reads “asked” until the server has decided', async () => {
    const { user, claim, tell } = await openSlots({ list: { summary: taken(1) } });
    await user.click(button('Sign up for Cake'));
    await waitFor(() =>
      expect(claim).toHaveBeenCalledExactlyOnceWith(
        { listId: 'sale', schoolId: 'oak', uid: 'ana' },
        { wanted: { cake: 1 }, isNamed: true },
      ),
    );
    expect(row('Cake').getByRole('status')).toHaveTextContent(ASKED);
    await tell(aClaim({ wanted: { cake: 1 }, standing: null }));
    expect(row('Cake').getByRole('status')).toHaveTextContent(ASKED);
    const standing = { name: 'Ana Silva', profilePicUrl: null, granted: { cake: 1 } };
    await tell(aClaim({ wanted: { cake: 1 }, standing }));
    expect(row('Cake').getByRole('status')).toHaveTextContent('You have signed up.');
  });

  it('reads “asked” until the server has decided, also as the first of all', async () => {
    const { user, server, tell } = await openSlots();
    await user.click(button('Sign up for Cake'));
    await waitFor(() => expect(row('Cake').getByRole('status')).toHaveTextContent(ASKED));
    await tell(aClaim({ wanted: { cake: 1 }, standing: null }));
    await server.become('online');
    expect(row('Cake').getByRole('status')).toHaveTextContent(ASKED);
    expect(button('Release Cake')).toBeInTheDocument();
  });

  it('and releasing keep the keyboard where it is', async () => {
    const { user } = await openSlots({ list: { summary: taken(1) } });
    button('Sign up for Stand').focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('button', { name: 'Release Stand' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('button', { name: 'Sign up for Stand' })).toHaveFocus();
  });

  it('takes as many as one picks, of those that are left', async () => {
    const { user, claim } = await openSlots({ list: { summary: taken(1) } });
    const picker = row('Cake').getByRole('combobox', { name: 'How many of Cake' });
    expect(within(picker).getAllByRole('option')).toHaveLength(3);
    expect(row('Stand').queryByRole('combobox')).not.toBeInTheDocument();
    await user.selectOptions(picker, '3');
    await user.click(button('Sign up for Cake'));
    await waitFor(() => expect(claim.mock.lastCall?.[1].wanted).toEqual({ cake: 3 }));
  });

  it('adds to what one has, without what one did not get', async () => {
    const mine = aClaim({ wanted: { cake: 4 } });
    const { user, claim } = await openSlots({ list: { summary: taken(4) }, mine });
    await user.click(button('Sign up for Stand'));
    await waitFor(() => expect(claim.mock.lastCall?.[1].wanted).toEqual({ cake: 2, stand: 1 }));
  });

  it('says when somebody else was faster', async () => {
    const standing = { name: 'Ana Silva', profilePicUrl: null, granted: {} };
    await openSlots({ list: { summary: taken(4) }, mine: aClaim({ standing }) });
    expect(row('Cake').getByRole('status')).toHaveTextContent('Taken meanwhile.');
    expect(noButton('Release Cake')).not.toBeInTheDocument();
  });

  it('says when one got some of it', async () => {
    await openSlots({ list: { summary: taken(4) }, mine: aClaim({ wanted: { cake: 3 } }) });
    expect(row('Cake').getByRole('status')).toHaveTextContent('You have signed up for 2. Taken meanwhile.');
  });

  it('waits without a network, and can be stopped', async () => {
    const { user, server, claim } = await openSlots({ list: { summary: taken(1) } });
    await server.become('offline');
    await user.click(button('Sign up for Cake'));
    await screen.findByText('Waiting to send');
    expect(row('Cake').getByRole('status')).toHaveTextContent(ASKED);
    await user.click(button("Don't send"));
    await waitFor(() => expect(screen.queryByText(ASKED)).not.toBeInTheDocument());
    expect(claim).not.toHaveBeenCalled();
  });

  it('that is refused says so and shows what stands', async () => {
    const refused = () => Promise.reject(new BackendError('permission-denied'));
    const { user } = await openSlots({
      list: { summary: taken(2) },
      mine: aClaim(),
      calls: { claim: refused },
    });
    await user.click(button('Release Cake'));
    await screen.findByText(/What you signed up for could not be saved\./);
    await waitFor(() =>
      expect(row('Cake').getByRole('status')).toHaveTextContent('You have signed up for 2.'),
    );
  });
});

describe('what one has', () => {
  it('is released in one tap', async () => {
    const { user, claim } = await openSlots({ list: { summary: taken(2) }, mine: aClaim() });
    await user.click(button('Release Cake'));
    await waitFor(() => expect(claim.mock.lastCall?.[1].wanted).toEqual({}));
  });

  it('is changed to more or fewer', async () => {
    const { user, claim } = await openSlots({ list: { summary: taken(3) }, mine: aClaim() });
    const picker = row('Cake').getByRole('combobox', { name: 'How many of Cake' });
    // Two of one’s own, one that is left.
    expect(within(picker).getAllByRole('option')).toHaveLength(3);
    expect(noButton('Change how many of Cake')).not.toBeInTheDocument();
    await user.selectOptions(picker, '1');
    await user.click(button('Change how many of Cake'));
    await waitFor(() => expect(claim.mock.lastCall?.[1].wanted).toEqual({ cake: 1 }));
  });

  it('is shown to others by name, or not', async () => {
    const { user, claim } = await openSlots({ list: { summary: taken(2) }, mine: aClaim() });
    await user.click(screen.getByRole('checkbox', { name: 'Show my name to other parents' }));
    await waitFor(() => expect(claim.mock.lastCall?.[1]).toEqual({ wanted: { cake: 2 }, isNamed: false }));
  });
});

describe('a list that nobody can sign up for', () => {
  it('is closed, but for who lets go', async () => {
    const { user, claim } = await openSlots({
      list: { isClosed: true, summary: taken(2) },
      mine: aClaim({ wanted: { cake: 3 } }),
    });
    expect(screen.getByText('The host lets nobody sign up any more.')).toBeInTheDocument();
    expect(noButton('Sign up for Stand')).not.toBeInTheDocument();
    expect(row('Cake').getByRole('status')).toHaveTextContent('You have signed up for 2.');
    expect(screen.queryByText(/Taken meanwhile/)).not.toBeInTheDocument();
    await user.click(button('Release Cake'));
    await waitFor(() => expect(claim.mock.lastCall?.[1].wanted).toEqual({}));
  });

  it('is called off with its event, but for who lets go', async () => {
    const { user, claim } = await openSlots({
      list: { isCancelled: true, summary: taken(2) },
      mine: aClaim({ wanted: { cake: 3 } }),
    });
    expect(screen.getByText('The event has been called off.')).toBeInTheDocument();
    expect(noButton('Sign up for Stand')).not.toBeInTheDocument();
    expect(screen.queryByText(/Taken meanwhile/)).not.toBeInTheDocument();
    await user.click(button('Release Cake'));
    await waitFor(() => expect(claim.mock.lastCall?.[1].wanted).toEqual({}));
  });

  it('is over', async () => {
    await openSlots({ list: { date: new Date(Date.now() - 1), summary: taken(2) }, mine: aClaim() });
    expect(screen.getByText('This is over.')).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('is out of reach for who is paused', async () => {
    await openSlots({ pausedUntil: new Date(Date.now() + 86_400_000) });
    expect(await screen.findByText(/only read/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Sign up/ })).not.toBeInTheDocument();
  });
});
