import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { NotificationsPort } from '@/backend/ports/notifications';
import type { Notification } from '@/domain/entities/community';
import { aMember, renderSignedIn } from '@/features/session/testing';
import { NotificationBell } from './notification-bell';
import { NotificationsPage } from './notifications-page';

beforeAll(() => import('./unread-mark'));
afterEach(() => vi.unstubAllGlobals());

const [TOMAS, ANA, MIA] = ['Tomás Rivera', 'Ana Silva', 'Mia Okoro'].map((name, index) => ({
  ...{ id: `u${index}`, name, profilePicUrl: null },
}));

const told = (fields: Partial<Notification>): Notification => ({
  ...{ id: 'n', userId: 'ana', type: 'comment', actorId: 'u0', actorName: 'Tomás Rivera', message: '' },
  ...{ link: '/post/p?comment=c', postId: 'p', commentId: 'c', likeKey: null, event: null },
  ...{ read: false, emailed: false, createdAt: new Date() },
  ...fields,
});

function aPort(items: Notification[]) {
  const page = vi.fn<NotificationsPort['page']>(async () => ({ items, next: null }));
  const watchUnread: NotificationsPort['watchUnread'] = (_uid, observer) => {
    observer.next(items.filter(({ read }) => !read));
    return () => undefined;
  };
  return { page, watchUnread };
}

const show = (...items: Notification[]) =>
  renderSignedIn(<NotificationsPage />, { notifications: aPort(items) });

describe('what several did', () => {
  it.each([
    [{}, 'Tomás Rivera commented on your post.'],
    [{ count: 1, actors: [TOMAS] }, 'Tomás Rivera commented on your post.'],
    [{ count: 2, actors: [TOMAS, ANA] }, 'Tomás Rivera and Ana Silva commented on your post.'],
    [{ count: 3, actors: [TOMAS, ANA, MIA] }, 'Tomás Rivera and 2 others commented on your post.'],
    [{ type: 'reply', count: 2, actors: [TOMAS] }, 'Tomás Rivera and 1 other replied to your comment.'],
    [{ type: 'group-post', title: 'Chess' }, 'Tomás Rivera posted in Chess.'],
    [{ type: 'group-post' }, 'Tomás Rivera posted in a group of yours.'],
    [{ type: 'request-waiting', count: 1 }, 'A parent is waiting to join your school.'],
    [{ type: 'request-waiting', count: 4 }, '4 parents are waiting to join your school.'],
    [
      { type: 'request-decided', outcome: 'approved', title: 'Oak School' },
      'You are in: Oak School has accepted your request.',
    ],
    [
      { type: 'request-decided', outcome: 'rejected', title: 'Oak School' },
      'Oak School has turned down your request to join.',
    ],
    [{ type: 'request-decided' }, 'Your request to join a school has been decided.'],
  ] as [Partial<Notification>, string][])('is said in one line: %j', async (fields, line) => {
    await show(told(fields));
    expect(await screen.findByText(line)).toBeInTheDocument();
  });

  it('is quoted, leads to the very comment and shows the picture of its post', async () => {
    const imageUrl = 'https://example.test/mitten.jpg';
    await show(told({ quote: 'I saw <b>it</b>', imageUrl, count: 2, actors: [TOMAS, ANA] } as object));
    const item = await screen.findByRole('link', { name: /commented on your post/ });
    expect(item).toHaveAttribute('href', '/post/p?comment=c');
    expect(within(item).getByText('“I saw <b>it</b>”')).toBeInTheDocument();
    expect(item.querySelector('img')).toHaveAttribute('src', imageUrl);
    expect(within(item).getByText('Unread')).toBeInTheDocument();
  });
});

describe('the page', () => {
  it('says of which day they are', async () => {
    const day = 86_400_000;
    await show(
      told({ id: 'a' }),
      told({ id: 'b', read: true, createdAt: new Date(Date.now() - day) }),
      told({ id: 'c', read: true, createdAt: new Date(2020, 4, 12, 12) }),
    );
    await screen.findByRole('region', { name: 'Today' });
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      ...['Today', 'Yesterday', 'Tue, May 12, 2020'],
    ]);
  });

  it('shows one kind alone, which the address keeps, and says where there is none', async () => {
    const notifications = aPort([told({ id: 'a' })]);
    await renderSignedIn(<NotificationsPage />, { notifications });
    expect(await screen.findByText(/commented on your post/)).toBeInTheDocument();
    notifications.page.mockResolvedValue({ items: [], next: null });
    fireEvent.change(screen.getByRole('combobox', { name: 'Show' }), { target: { value: 'decision' } });
    expect(await screen.findByText('You have no notifications of this kind.')).toBeInTheDocument();
    expect(notifications.page).toHaveBeenLastCalledWith(
      'ana',
      ['decision', 'report-decided', 'request-decided', 'group-admitted'],
      null,
    );
  });

  it('shows what has become news again as it is now', async () => {
    const old = told({
      read: true,
      createdAt: new Date(Date.now() - 1_000),
      count: 1,
      actors: [ANA],
    } as object);
    const notifications = aPort([told({ count: 3, actors: [TOMAS] } as object)]);
    notifications.page.mockResolvedValue({ items: [old], next: null });
    await renderSignedIn(<NotificationsPage />, { notifications });
    expect(await screen.findByText('Tomás Rivera and 2 others commented on your post.')).toBeInTheDocument();
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
  });
});

describe('what is unread', () => {
  it('is counted in the name of the tab and on the icon of the app, until nothing is', async () => {
    const setAppBadge = vi.fn(async () => undefined);
    const clearAppBadge = vi.fn(async () => undefined);
    Object.assign(navigator, { setAppBadge, clearAppBadge });
    const { unmount } = await renderSignedIn(<NotificationBell />, {
      notifications: aPort([told({ id: 'a' }), told({ id: 'b' })]),
    });
    await waitFor(() => expect(document.title).toMatch(/^\(2\) /));
    document.title = 'Events';
    await waitFor(() => expect(document.title).toBe('(2) Events'));
    expect(setAppBadge).toHaveBeenLastCalledWith(2);
    unmount();
    expect(document.title).not.toMatch(/^\(/);
    expect(clearAppBadge).toHaveBeenCalled();
    Reflect.deleteProperty(navigator, 'setAppBadge');
    Reflect.deleteProperty(navigator, 'clearAppBadge');
  });

  it.each([
    ['/post/p?comment=c', true],
    ['/post/p', true],
    ['/post/q?comment=c', false],
    ['/dashboard', false],
    ['/announcements?id=a', true],
    ['/announcements?id=b', false],
    ['/announcements', false],
  ])('is read where it leads to: at %s %s', async (route, isRead) => {
    const links = ['/announcements?id=a', '/post/p?comment=c', '/dashboard'];
    const notifications = {
      ...aPort(links.map((link, index) => told({ id: `${index}`, link }))),
      markRead: vi.fn(async () => undefined),
    };
    await renderSignedIn(<NotificationBell />, { notifications }, aMember(), { route });
    await waitFor(() => expect(document.title).toMatch(/^\(3\) /));
    const link = links.find((one) => one.startsWith(route.replace(/[?].*/, '')));
    const marked = isRead ? [[expect.objectContaining({ link })]] : [];
    await waitFor(() => expect(notifications.markRead.mock.calls).toEqual(marked));
  });

  it('is not read while nobody looks at the page', async () => {
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const markRead = vi.fn(async () => undefined);
    await renderSignedIn(
      <NotificationBell />,
      { notifications: { ...aPort([told({})]), markRead } },
      ...([aMember(), { route: '/post/p' }] as const),
    );
    await waitFor(() => expect(document.title).toMatch(/^\(1\) /));
    expect(markRead).not.toHaveBeenCalled();
    visibility.mockRestore();
    fireEvent(document, new Event('visibilitychange'));
    await waitFor(() => expect(markRead).toHaveBeenCalledOnce());
  });

  it('is counted in the tab alone where an app has no badge', async () => {
    await renderSignedIn(<NotificationBell />, { notifications: aPort([told({})]) });
    await waitFor(() => expect(document.title).toMatch(/^\(1\) /));
  });
});
