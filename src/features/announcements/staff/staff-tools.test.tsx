import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { BackendError } from '@/backend/errors';
import type { AnnouncementsPort } from '@/backend/ports/announcements';
import { forgetDrafts } from '@/features/drafts';
import { button, closed, dialog, MO, noButton, visit } from '../test-support/page';
import { aCorrected, anAnnouncement, aRead, aWindow, IN_SIGHT } from '../testing';

// Fetched when first opened: no test waits for that.
beforeAll(() =>
  Promise.all([
    import('../form/announcement-dialog'),
    import('./missing-dialog'),
    import('./former-words-dialog'),
    import('@/ui/confirm-dialog'),
    import('@/ui/dialog-panel'),
  ]),
);
beforeEach(() => void aWindow(IN_SIGHT));
afterEach(() => {
  forgetDrafts();
  vi.unstubAllGlobals();
});

describe('what staff see of one', () => {
  const tally = {
    schoolId: 'oak',
    version: 2,
    seen: 2,
    seenLatest: 1,
    acknowledged: 1,
    acknowledgedLatest: 0,
  };
  const watchTally: AnnouncementsPort['watchTally'] = (_id, observer) => {
    observer.next(tally);
    return () => undefined;
  };

  it('is how many have seen it, of all but its author', async () => {
    await visit({ who: MO });
    expect(await screen.findByText('Seen by 0 of 2.')).toBeInTheDocument();
    await visit({
      who: MO,
      all: [aCorrected({ asksAcknowledgement: true })],
      calls: { watchTally },
    });
    expect(
      await screen.findByText('Seen by 2 of 2, the correction by 1. Confirmed by 1, the correction by 0.'),
    ).toBeInTheDocument();
  });

  it('is who has not seen it, or not confirmed it, by name and without its author', async () => {
    const readsOf = vi.fn<AnnouncementsPort['readsOf']>(async () => [{ ...aRead(2, 1), userId: 'ben' }]);
    const { user } = await visit({
      who: MO,
      all: [aCorrected({ asksAcknowledgement: true })],
      calls: { readsOf },
    });
    await user.click(button('Who has not seen it'));
    const list = await dialog('Who has not seen it');
    expect(await list.findByRole('link', { name: 'Ana Silva' })).toHaveAttribute('href', '/profile/ana');
    expect(list.getAllByRole('listitem')).toHaveLength(1);
    await user.click(list.getByRole('button', { name: 'Not confirmed' }));
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(2));
    expect(readsOf).toHaveBeenCalledWith('oak_1', ['ana', 'ben', 'mo']);
  });

  it('says that everybody has, and what could not be loaded', async () => {
    const { user } = await visit({
      who: MO,
      calls: { readsOf: async () => ['ana', 'ben'].map((userId) => ({ ...aRead(1), userId })) },
    });
    await user.click(button('Who has not seen it'));
    expect(await (await dialog('Who has not seen it')).findByText('Everybody has.')).toBeInTheDocument();
    const failing = await visit({
      who: MO,
      calls: { readsOf: () => Promise.reject(new BackendError('internal')) },
    });
    await failing.user.click(button('Who has not seen it'));
    expect(
      await (await dialog('Who has not seen it')).findByText(/The parents could not be loaded./),
    ).toBeInTheDocument();
  });

  it('is what it said before', async () => {
    const revisions: AnnouncementsPort['revisions'] = async () => ({
      items: [
        {
          ...{ id: '1', schoolId: 'oak', authorId: 'mo', content: 'The gate\n\nIt is open.' },
          ...{ writtenAt: new Date(0), replacedAt: new Date(1) },
        },
      ],
      next: null,
    });
    const { user } = await visit({ who: MO, all: [aCorrected()], calls: { revisions } });
    await user.click(button('Earlier versions'));
    expect(await (await dialog('Earlier versions')).findByText(/It is open./)).toBeInTheDocument();
  });
});

describe('correcting and withdrawing', () => {
  it('sends other words for the version that was read', async () => {
    const { user, correct } = await visit({ who: MO });
    await user.click(button('Correct'));
    const form = await dialog('Correct the announcement');
    expect(form.queryByRole('checkbox')).not.toBeInTheDocument();
    await user.clear(form.getByLabelText('Text'));
    await user.type(form.getByLabelText('Text'), 'It is open.');
    await user.click(form.getByRole('button', { name: 'Send the correction' }));
    await closed();
    expect(correct).toHaveBeenCalledExactlyOnceWith(
      { announcementId: 'oak_1', uid: 'mo', version: 1 },
      { title: 'The gate', text: 'It is open.' },
    );
  });

  it('with the same words sends nothing', async () => {
    const { user, correct } = await visit({ who: MO });
    await user.click(button('Correct'));
    await user.click(
      (await dialog('Correct the announcement')).getByRole('button', { name: 'Send the correction' }),
    );
    await closed();
    expect(correct).not.toHaveBeenCalled();
  });

  it('shows a correction at once where it waits', async () => {
    const { user } = await visit({ who: MO, offline: true });
    await user.click(button('Correct'));
    const form = await dialog('Correct the announcement');
    await user.type(form.getByLabelText('Title'), ' is open');
    await user.click(form.getByRole('button', { name: 'Send the correction' }));
    await closed();
    expect(screen.getByRole('heading', { level: 2, name: 'The gate is open' })).toBeInTheDocument();
    noButton('Correct');
    expect(button("Don't send")).toBeInTheDocument();
  });

  it('withdraws after a question', async () => {
    const { user, withdraw } = await visit({ who: MO });
    await user.click(button('Withdraw'));
    const question = within(await screen.findByRole('alertdialog', { name: 'Withdraw this announcement?' }));
    expect(withdraw).not.toHaveBeenCalled();
    await user.click(question.getByRole('button', { name: 'Withdraw' }));
    await waitFor(() => expect(withdraw).toHaveBeenCalledExactlyOnceWith('oak_1', 'mo'));
    expect(await screen.findByText(/The announcement is withdrawn./)).toBeInTheDocument();
  });

  it('shows it as withdrawn at once where that waits, until it is stopped', async () => {
    const { user, withdraw, server } = await visit({ who: MO, offline: true });
    const take = async () => {
      await user.click(button('Withdraw'));
      await user.click(
        within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Withdraw' }),
      );
      await screen.findByText('Withdrawn');
    };
    await take();
    for (const name of ['Correct', 'Withdraw']) noButton(name);
    await user.click(button("Don't send"));
    await waitFor(() => expect(screen.queryByText('Withdrawn')).not.toBeInTheDocument());
    await take();
    expect(withdraw).not.toHaveBeenCalled();
    await server.become('online');
    await waitFor(() => expect(withdraw).toHaveBeenCalledExactlyOnceWith('oak_1', 'mo'));
  });

  it('shows it as it was where that is refused', async () => {
    const withdraw = vi.fn<AnnouncementsPort['withdraw']>(async () => {
      throw new BackendError('permission-denied');
    });
    const { user } = await visit({ who: MO, calls: { withdraw } });
    await user.click(button('Withdraw'));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Withdraw' }),
    );
    expect(await screen.findByText(/could not be withdrawn/)).toBeInTheDocument();
    expect(screen.queryByText('Withdrawn')).not.toBeInTheDocument();
    expect(button('Withdraw')).toBeInTheDocument();
  });

  it('offers neither for what was withdrawn, nor to a moderator for what an admin has announced', async () => {
    await visit({ who: MO, all: [anAnnouncement({ withdrawnAt: new Date(), withdrawnBy: 'mo' })] });
    expect(screen.getByText('Withdrawn')).toBeInTheDocument();
    for (const name of ['Correct', 'Withdraw', 'Who has not seen it']) noButton(name);
    await visit({ who: MO, all: [anAnnouncement({ id: 'of-admin', userId: 'ada' })] });
    for (const name of ['Correct', 'Withdraw']) noButton(name);
    expect(button('Who has not seen it')).toBeInTheDocument();
    await visit({
      who: { uid: 'ada', isAdmin: true },
      all: [anAnnouncement({ id: 'of-admin', userId: 'eve' })],
    });
    expect(button('Correct')).toBeInTheDocument();
  });
});
