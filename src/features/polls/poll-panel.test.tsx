import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { BackendError } from '@/backend/errors';
import { forgetDrafts } from '@/features/drafts';
import { openPoll } from './testing';

afterEach(() => {
  forgetDrafts();
  sessionStorage.clear();
});

const button = (name: string) => screen.getByRole('button', { name });
const results = () =>
  within(screen.getByRole('list', { name: 'Results' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const OF_LUNCH = { postId: 'lunch', schoolId: 'oak', uid: 'ana' };
const summary = { voters: 30, votes: [12, 18, 0] };

describe('voting for one', () => {
  it('is one tap, which shows at once and keeps the focus at the poll', async () => {
    const { user, vote } = await openPoll({ summary });
    expect(screen.queryByRole('list', { name: 'Results' })).not.toBeInTheDocument();
    await user.click(button('Soup'));
    await screen.findByRole('list', { name: 'Results' });
    expect(results()[1]).toContain('(your vote)');
    await waitFor(() => expect(vote).toHaveBeenCalledExactlyOnceWith(OF_LUNCH, [1]));
    expect(screen.getByRole('group', { name: 'Poll' })).toHaveFocus();
  });

  it('can be changed, or kept after all', async () => {
    const { user, vote } = await openPoll({ summary, mine: [0], isPage: true });
    await user.click(button('Change my vote'));
    expect(screen.getByRole('button', { name: 'Pizza', pressed: true })).toBeInTheDocument();
    await user.click(button('Keep my vote'));
    await user.click(button('Change my vote'));
    await user.click(button('Pizza'));
    expect(vote).not.toHaveBeenCalled();
    await user.click(button('Change my vote'));
    await user.click(button('Rice'));
    await waitFor(() => expect(vote).toHaveBeenCalledExactlyOnceWith(OF_LUNCH, [2]));
    await waitFor(() => expect(results()[2]).toContain('(your vote)'));
  });

  it('is sent once more in a feed, where this device may remember what is of before', async () => {
    const { user, vote } = await openPoll({ summary, mine: [0] });
    await user.click(button('Change my vote'));
    await user.click(button('Pizza'));
    await waitFor(() => expect(vote).toHaveBeenCalledExactlyOnceWith(OF_LUNCH, [0]));
  });

  it('can be taken back', async () => {
    const { user, vote, tell } = await openPoll({ summary, mine: [0] });
    await user.click(button('Take back my vote'));
    await waitFor(() => expect(vote).toHaveBeenCalledExactlyOnceWith(OF_LUNCH, []));
    await tell([]);
    expect(button('Pizza')).toHaveAttribute('aria-pressed', 'false');
  });

  it('waits for the network, and can be stopped', async () => {
    const { user, server, vote } = await openPoll();
    await server.become('offline');
    await user.click(button('Pizza'));
    await screen.findByText('Waiting to send');
    expect(results()[0]).toContain('(your vote)');
    await user.click(button("Don't send"));
    await screen.findByRole('button', { name: 'Pizza', pressed: false });
    expect(vote).not.toHaveBeenCalled();
  });

  it('that is refused says so and shows what stands', async () => {
    const refused = () => Promise.reject(new BackendError('permission-denied'));
    const { user } = await openPoll({ summary, mine: [0], calls: { vote: refused } });
    await user.click(button('Change my vote'));
    await user.click(button('Rice'));
    await screen.findByText(/Your vote could not be saved\./);
    await waitFor(() => expect(results()[0]).toContain('(your vote)'));
    expect(results()[2]).not.toContain('(your vote)');
  });
});

describe('voting for several', () => {
  it('sends them together, in their order', async () => {
    const { user, vote } = await openPoll({ poll: { isMultiple: true } });
    const send = button('Vote');
    expect(send).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('checkbox', { name: 'Rice' }));
    await user.click(screen.getByRole('checkbox', { name: 'Pizza' }));
    expect(vote).not.toHaveBeenCalled();
    await user.click(send);
    await waitFor(() => expect(vote).toHaveBeenCalledExactlyOnceWith(OF_LUNCH, [0, 2]));
  });

  it('sends the same once more in a feed alone', async () => {
    const several = { poll: { isMultiple: true }, mine: [0, 1] };
    const { user, vote } = await openPoll(several);
    await user.click(button('Change my vote'));
    await user.click(button('Vote'));
    await waitFor(() => expect(vote).toHaveBeenCalledExactlyOnceWith(OF_LUNCH, [0, 1]));
    cleanup();
    const page = await openPoll({ ...several, isPage: true });
    await page.user.click(button('Change my vote'));
    expect(button('Vote')).toHaveAttribute('aria-disabled', 'true');
  });

  it('begins with what was chosen before', async () => {
    const { user, vote } = await openPoll({ poll: { isMultiple: true }, mine: [0, 1] });
    await user.click(button('Change my vote'));
    await user.click(screen.getByRole('checkbox', { name: 'Pizza', checked: true }));
    await user.click(button('Vote'));
    await waitFor(() => expect(vote).toHaveBeenCalledExactlyOnceWith(OF_LUNCH, [1]));
  });
});

describe('results', () => {
  it('are told as text, of votes', async () => {
    const { user } = await openPoll({ summary });
    await user.click(button('Show results'));
    expect(results()).toEqual([
      'Pizza, 12 of 30 votes, 40%',
      'Soup, 18 of 30 votes, 60%',
      'Rice, 0 of 30 votes, 0%',
    ]);
    expect(screen.getByText('30 parents have voted.')).toBeInTheDocument();
    await user.click(button('Vote'));
    expect(button('Pizza')).toBeInTheDocument();
  });

  it('are of parents where each may choose several', async () => {
    await openPoll({ summary: { voters: 4, votes: [4, 3, 0] }, poll: { isMultiple: true }, mine: [0] });
    expect(results()).toEqual([
      'Pizza(your vote), 4 of 4 parents, 100%',
      'Soup, 3 of 4 parents, 75%',
      'Rice, 0 of 4 parents, 0%',
    ]);
  });

  it('are kept back of so few that they would tell who chose what', async () => {
    await openPoll({ summary: { voters: 1, votes: null }, mine: [0] });
    expect(results()).toEqual(['Pizza(your vote)', 'Soup', 'Rice']);
    expect(
      screen.getByText(/1 parent has voted\. Numbers show once 3 parents have voted/),
    ).toBeInTheDocument();
  });

  it('are all there is after the end', async () => {
    await openPoll({ summary: { voters: 2, votes: null }, poll: { endsAt: new Date(Date.now() - 1) } });
    expect(screen.getByText(/This poll has ended\. Fewer than 3 parents have voted/)).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('are none as long as nobody has voted', async () => {
    await openPoll({ poll: { endsAt: new Date(Date.now() + 60_000) } });
    expect(screen.getByText(/^Nobody has voted yet\. Ends /)).toBeInTheDocument();
  });
});

describe('where one’s own vote is looked for', () => {
  it('is this device in a feed', async () => {
    const { watchMine } = await openPoll();
    expect(watchMine.mock.lastCall?.slice(0, 3)).toEqual(['ana', 'lunch', 'device']);
  });
  it('is the server on the post’s own page', async () => {
    const { watchMine } = await openPoll({ isPage: true });
    expect(watchMine.mock.lastCall?.slice(0, 3)).toEqual(['ana', 'lunch', 'server']);
  });
  it('shows nothing to press until it is known, and says where it is not', async () => {
    await openPoll({
      isPage: true,
      calls: {
        watchMine: (_uid, _postId, _source, observer) => {
          observer.error(new BackendError('unavailable'));
          return () => undefined;
        },
      },
    });
    expect(screen.getByText('Your vote could not be loaded.')).toBeInTheDocument();
    expect(button('Pizza')).toBeInTheDocument();
  });
});

describe('who can’t vote', () => {
  it.each([
    ['is paused', { pausedUntil: new Date(Date.now() + 86_400_000) }, /paused you/],
    ['looks on', { readOnly: true }, /viewing as a visitor/],
    ['belongs to another school', { reader: { approvedSchools: ['elm'] } }, /viewing as a visitor/],
  ])('%s, and sees the results', async (_, options, words) => {
    await openPoll({ summary, ...options });
    expect(results()[0]).toBe('Pizza, 12 of 30 votes, 40%');
    expect(screen.getByText(words)).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
