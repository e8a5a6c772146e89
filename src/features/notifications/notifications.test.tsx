import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { NotificationsPort } from '@/backend/ports/notifications';
import type { Notification } from '@/domain/entities/community';
import { renderSignedIn } from '@/features/session/testing';
import { NotificationBell } from './notification-bell';
import { NotificationsPage } from './notifications-page';

afterEach(() => vi.useRealTimers());

const unread = (count: number) =>
  Array.from({ length: count }, (_, index): Notification => {
    const about = { type: 'like' as const, actorId: 'ben', postId: 'post', commentId: null, likeKey: null };
    const sent = { read: false, emailed: true, createdAt: new Date(index) };
    return {
      id: `n${index}`,
      userId: 'ana',
      actorName: 'Ben',
      message: '',
      link: '/',
      event: null,
      ...about,
      ...sent,
    };
  });

const port = (items: Notification[]) => ({
  watchUnread: (_uid: string, observer: { next(items: Notification[]): void }) => {
    observer.next(items);
    return () => undefined;
  },
  page: () => Promise.resolve({ items, next: null }),
  markAllRead: vi.fn<NotificationsPort['markAllRead']>(() => Promise.resolve()),
});

describe('the bell', () => {
  it.each([
    [0, 'Notifications, none unread', ''],
    [1, 'Notifications, 1 unread', '1'],
    [49, 'Notifications, 49 unread', '49'],
    [50, 'Notifications, 50 or more unread', '50+'],
  ])('with %i unread', async (count, name, badge) => {
    await renderSignedIn(<NotificationBell />, { notifications: port(unread(count)) });
    expect(screen.getByRole('button', { name }).textContent).toBe(badge);
  });
});

describe('a notification', () => {
  it('of the product itself has its gate and a badge; nobody else’s has', async () => {
    const [one, two] = unread(2) as [Notification, Notification];
    const items = [{ ...one, actorId: 'system', actorName: 'Schoolgate' }, two];
    await renderSignedIn(<NotificationsPage />, { notifications: port(items) });
    const marked = (await screen.findByText('Official')).closest('li');
    expect(marked).toHaveTextContent('Schoolgate liked your post.');
    expect(screen.getAllByText('Official')).toHaveLength(1);
  });
});

describe('what becomes of an event', () => {
  const start = new Date(Date.UTC(2026, 4, 12, 18, 30));
  it.each([
    ['event-place', /^There is a place for you at “Fair”, Tue, May 12/],
    ['event-soon', /^“Fair” begins Tue, May 12/],
    ['event-changed', /^“Fair” has been changed. It begins Tue, May 12/],
    ['event-cancelled', /^“Fair”, Tue, May 12.*has been called off/],
  ] as const)('is told by its title and its time, which are not ours: %s', async (type, text) => {
    const [one] = unread(1) as [Notification];
    const about = { type, actorId: 'system', actorName: 'Schoolgate', event: { title: 'Fair', start } };
    await renderSignedIn(<NotificationsPage />, { notifications: port([{ ...one, ...about }]) });
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.queryByText('Official')).not.toBeInTheDocument();
  });

  it('is told without them where nobody has kept them', async () => {
    const [one] = unread(1) as [Notification];
    const items = [{ ...one, type: 'event-place' as const, actorId: 'system' }];
    await renderSignedIn(<NotificationsPage />, { notifications: port(items) });
    expect(await screen.findByText(/place for you at an event/)).toBeInTheDocument();
  });
});

describe('what the moderators have to say', () => {
  it.each([
    ['decision', '/reports', /made a decision about something of yours/],
    ['report-decided', '/reports', /have looked at what you reported/],
    ['report', '/moderator/reports/case-1', /report is waiting/],
    ['danger', '/moderator/reports/case-1', /danger to a child/],
    ['appeal', '/moderator/reports/case-1', /appeal is waiting/],
  ] as const)('leads there: %s', async (type, link, text) => {
    const [one] = unread(1) as [Notification];
    const markRead = vi.fn<NotificationsPort['markRead']>(() => Promise.resolve());
    const items = [{ ...one, type, link, actorId: 'system', postId: null }];
    const { user } = await renderSignedIn(<NotificationsPage />, {
      notifications: { ...port(items), markRead },
    });
    const item = await screen.findByRole('link', { name: text });
    expect(item).toHaveAttribute('href', link);
    await user.click(item);
    expect(markRead).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 'n0', link }));
  });
});

describe('the page', () => {
  it('shows what is there in order, though the live list reaches further back than the first page', async () => {
    const newestFirst = unread(31)
      .map((item) => ({ ...item, actorName: item.id }))
      .reverse();
    // The newest came in after the first page was read.
    const page = () => Promise.resolve({ items: newestFirst.slice(1, 21), next: { opaque: null } });
    await renderSignedIn(<NotificationsPage />, { notifications: { ...port(newestFirst), page } });
    const shown = screen.getAllByText(/^n\d+ liked/).map((line) => line.textContent?.split(' ')[0]);
    expect(shown).toEqual(newestFirst.slice(0, 21).map((item) => item.id));
  });
});

describe('a kind that this version does not know', () => {
  it('says that there is something new', async () => {
    const [item] = unread(1);
    const later = { ...item, type: 'wave' } as unknown as Notification;
    await renderSignedIn(<NotificationsPage />, { notifications: port([later]) });
    expect(screen.getByText('Something new from Ben.')).toBeInTheDocument();
  });
});

describe('while the pages are on their way', () => {
  it('shows nothing that would move when they come', async () => {
    const page = () => new Promise<never>(() => {});
    await renderSignedIn(<NotificationsPage />, { notifications: { ...port(unread(3)), page } });
    expect(screen.getByText('Loading...')).toBeInTheDocument();
    expect(screen.queryByText(/liked your post/)).not.toBeInTheDocument();
    // Its place is there from the start.
    expect(screen.getByRole('button', { name: 'Mark all as read', hidden: true })).toBeInTheDocument();
  });
});

describe('marking all as read', () => {
  const press = async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
    await act(() => vi.advanceTimersByTimeAsync(0));
  };
  const told = () => screen.queryByText('All notifications are marked as read.') !== null;
  const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));

  it('marks all of the reader’s, whatever the list holds, and says so for three seconds', async () => {
    const notifications = port(unread(50));
    await renderSignedIn(<NotificationsPage />, { notifications });
    vi.useFakeTimers();
    await press();
    expect(notifications.markAllRead).toHaveBeenCalledExactlyOnceWith('ana');
    expect(told()).toBe(true);
    await pass(2_900);
    expect(told()).toBe(true);
    await pass(200);
    expect(told()).toBe(false);
  });

  it('does not say so before it is done', async () => {
    const notifications = port(unread(2));
    let done = () => {};
    notifications.markAllRead.mockReturnValue(
      new Promise((resolve) => {
        done = resolve;
      }),
    );
    await renderSignedIn(<NotificationsPage />, { notifications });
    vi.useFakeTimers();
    await press();
    await pass(5_000);
    expect(told()).toBe(false);
    done();
    await pass(0);
    expect(told()).toBe(true);
  });
});
