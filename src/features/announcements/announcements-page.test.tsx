import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { BackendError } from '@/backend/errors';
import type { AnnouncementsPort } from '@/backend/ports/announcements';
import { forgetDrafts } from '@/features/drafts';
import { aServer } from '@/features/offline/testing';
import { renderSignedIn } from '@/features/session/testing';
import { AnnouncementsPage as FetchedPage } from '.';
import { button, closed, dialog, MO, noButton, visit } from './test-support/page';
import { aCorrected, anAnnouncement, aRead, aSchool, aWindow, IN_SIGHT } from './testing';

// Fetched when first opened: no test waits for that.
beforeAll(() =>
  Promise.all([
    import('./form/announcement-dialog'),
    import('@/ui/confirm-dialog'),
    import('@/ui/dialog-panel'),
  ]),
);
beforeEach(() => void aWindow(IN_SIGHT));
afterEach(() => {
  forgetDrafts();
  vi.unstubAllGlobals();
});

it('is fetched when it is first opened', async () => {
  const { calls } = aSchool([]);
  await renderSignedIn(<FetchedPage />, { connection: aServer(), announcements: calls });
  expect(await screen.findByRole('heading', { level: 1, name: 'Announcements' })).toBeInTheDocument();
});

describe('what parents find', () => {
  it('is all of it, the newest first, with who wrote it, and nothing of the staff’s', async () => {
    await visit({
      all: [aCorrected({ id: 'b', title: 'Second' }), anAnnouncement({ id: 'a', title: 'First' })],
    });
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Second',
      'First',
    ]);
    expect(screen.getAllByRole('link', { name: /Mo Silva/ })).toHaveLength(2);
    expect(screen.getAllByText('Corrected', { exact: false })).not.toHaveLength(0);
    for (const name of ['New announcement', 'Correct', 'Withdraw', 'Who has not seen it']) noButton(name);
    expect(screen.queryByText(/Seen by/)).not.toBeInTheDocument();
  });

  it('is seen by being on the screen, once', async () => {
    const { saveRead } = await visit({
      all: [anAnnouncement({ id: 'new' }), anAnnouncement({ id: 'old', title: 'Old' })],
      reads: { old: aRead(1) },
    });
    await waitFor(() => expect(saveRead).toHaveBeenCalled(), { timeout: 3_000 });
    expect(saveRead.mock.calls).toEqual([
      [
        { announcementId: 'new', schoolId: 'oak', uid: 'ana' },
        { seenVersion: 1, acknowledgedVersion: 0 },
      ],
    ]);
  });

  it('asks for nothing that is far from the screen', async () => {
    aWindow();
    const { watchMine } = await visit();
    expect(watchMine).not.toHaveBeenCalled();
  });

  it('is acknowledged there, and a failure says so and may be tried again', async () => {
    const saveRead = vi
      .fn<AnnouncementsPort['saveRead']>()
      .mockRejectedValueOnce(new BackendError('internal'))
      .mockResolvedValue(undefined);
    const { user } = await visit({
      all: [anAnnouncement({ asksAcknowledgement: true })],
      reads: { oak_1: aRead(1) },
      calls: { saveRead },
    });
    await user.click(button('I have read this'));
    expect(await screen.findByText(/We could not save that you have read this./)).toBeInTheDocument();
    await user.click(button('Try again'));
    expect(await screen.findByText('You have said that you have read this.')).toBeInTheDocument();
    expect(saveRead).toHaveBeenCalledTimes(2);
  });

  it('may be nothing, may fail, and may be on its way', async () => {
    await visit({ all: [] });
    expect(screen.getByText('Nothing has been announced yet.')).toBeInTheDocument();
    await visit({
      calls: {
        watchFirst: (_of, observer) => {
          observer.error(new BackendError('internal'));
          return () => undefined;
        },
      },
    });
    expect(screen.getByRole('alert')).toHaveTextContent('The announcements could not be loaded.');
    await visit({ all: null });
    expect(screen.getByText('Loading...')).toBeInTheDocument();
  });
});

describe('one that a notification leads to', () => {
  it('stands alone, with the way to all', async () => {
    await visit({ route: '/announcements?id=oak_1' });
    expect(screen.getByRole('heading', { level: 2, name: 'The gate' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'All announcements' })).toHaveAttribute('href', '/announcements');
  });

  it('may be withdrawn, or none', async () => {
    await visit({
      route: '/announcements?id=oak_1',
      calls: {
        watch: (_id, observer) => {
          observer.error(new BackendError('permission-denied'));
          return () => undefined;
        },
      },
    });
    expect(screen.getByText('There is no such announcement.')).toBeInTheDocument();
    await visit({ route: '/announcements?id=gone', who: MO });
    expect(screen.getByText('There is no such announcement.')).toBeInTheDocument();
  });
});

describe('announcing', () => {
  const write = async (
    user: Awaited<ReturnType<typeof visit>>['user'],
    title = 'Doors',
    text = 'Open at 8.',
  ) => {
    await user.click(button('New announcement'));
    const form = await dialog('New announcement');
    await user.type(form.getByLabelText('Title'), title);
    await user.type(form.getByLabelText('Text'), text);
    return form;
  };

  it('sends what was typed, by a moderator as that of the day', async () => {
    const { user, create } = await visit({ who: MO });
    const form = await write(user);
    await user.click(form.getByRole('checkbox', { name: 'Ask parents to confirm' }));
    await user.click(form.getByRole('button', { name: 'Announce' }));
    await closed();
    expect(create).toHaveBeenCalledExactlyOnceWith({
      announcementId: expect.stringMatching(/^oak_\d{13}$/),
      ...{ schoolId: 'oak', uid: 'mo' },
      input: { title: 'Doors', text: 'Open at 8.', asksAcknowledgement: true },
    });
    expect(await screen.findByText('All parents are told.')).toBeInTheDocument();
  });

  it('by an admin has an id of its own', async () => {
    const { user, create } = await visit({ who: { uid: 'ada', isAdmin: true } });
    const form = await write(user);
    await user.click(form.getByRole('button', { name: 'Announce' }));
    await closed();
    expect(create.mock.calls[0]?.[0].announcementId).toMatch(/^[\da-f-]{36}$/);
  });

  it('needs a title and a text', async () => {
    const { user, create } = await visit({ who: MO });
    await user.click(button('New announcement'));
    const form = await dialog('New announcement');
    await user.click(form.getByRole('button', { name: 'Announce' }));
    expect(form.getAllByText('Please fill in this field.')).toHaveLength(2);
    expect(create).not.toHaveBeenCalled();
  });

  it('says where the day has its announcement, and keeps what was typed', async () => {
    const retryAt = new Date(Date.now() + 3_600_000);
    const { user } = await visit({
      who: MO,
      calls: { create: () => Promise.reject(new BackendError('daily-limit', { retryAt })) },
    });
    const form = await write(user);
    await user.click(form.getByRole('button', { name: 'Announce' }));
    expect(
      await form.findByText(/It could not be sent. That is as much as one day allows./),
    ).toBeInTheDocument();
    expect(form.getByLabelText('Title')).toHaveValue('Doors');
  });

  it('without a network waits on top of the page, and can be stopped and written on', async () => {
    const { user, create, server } = await visit({ who: MO, offline: true });
    const form = await write(user);
    await user.click(form.getByRole('button', { name: 'Announce' }));
    await closed();
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Doors',
      'The gate',
    ]);
    await user.click(button("Don't send"));
    expect(await (await dialog('New announcement')).findByLabelText('Title')).toHaveValue('Doors');
    await server.become('online');
    expect(create).not.toHaveBeenCalled();
  });

  it('keeps a draft, which is asked for before it is lost', async () => {
    const { user } = await visit({ who: MO });
    const form = await write(user);
    await user.click(form.getByRole('button', { name: 'Cancel' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));
    expect(form.getByLabelText('Title')).toHaveValue('Doors');
    await visit({ who: MO });
    expect(screen.getByText('You have begun the announcement “Doors”.')).toBeInTheDocument();
    await visit({ who: {} });
    expect(screen.queryByText(/You have begun/)).not.toBeInTheDocument();
  });
});
